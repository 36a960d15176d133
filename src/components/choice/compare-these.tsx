import { Link } from "@tanstack/react-router";
import { useMessages } from "#src/messages/language.ts";
import type { MonsterLink } from "#src/monsters/neighbours.ts";
import { MAX_COMPARED } from "#src/state/stored.ts";

/** The link to the comparison of some monsters, if they are as many as fit side by side. */
export function CompareThese({ monsters }: { monsters: readonly MonsterLink[] }) {
  const { compare } = useMessages();
  const { length } = monsters;
  if (length < 2 || length > MAX_COMPARED) return null;
  return (
    <Link to="/compare" search={{ ids: monsters.map(({ id }) => id) }} className="button small">
      {compare.these(length)}
    </Link>
  );
}
