import { Link } from "@tanstack/react-router";
import { useAddFavorites } from "#src/components/collections/use-favorites.ts";
import { ShareButton } from "#src/components/monster/share-button.tsx";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { MAX_IDS } from "#src/monsters/search/monster-query.ts";
import { writeIds } from "#src/monsters/search/query-params.ts";
import { favorites, MAX_COMPARED, useStored } from "#src/state/use-stored.ts";

type ListProps = { found: readonly Monster[] };

/** Shares what is found, as a list that others can open. */
export function ShareList({ found }: ListProps) {
  const { favorites: text, compare } = useMessages();
  const ids = found.map(({ id }) => id);
  return (
    <>
      {ids.length > MAX_IDS && <p className="note">{text.firstShared(MAX_IDS)}</p>}
      {ids.length > 1 && ids.length <= MAX_COMPARED && (
        <Link to="/compare" search={{ ids }} className="button small">
          {compare.these(ids.length)}
        </Link>
      )}
      <ShareButton
        title={text.label}
        to={{ to: "/monsters", search: { ids: writeIds(ids.slice(0, MAX_IDS)) } }}
      />
    </>
  );
}

/** Makes those of a list that someone has shared favorites. */
export function KeepList({ found }: ListProps) {
  const { favorites: text } = useMessages();
  const kept = useStored(favorites);
  const missing = found.filter(({ id }) => !kept.includes(id));
  const add = useAddFavorites();
  return (
    // It keeps the focus when it has nothing more to do.
    <button
      type="button"
      className="button small"
      aria-disabled={missing.length === 0}
      onClick={() => missing.length > 0 && add(missing.map(({ id }) => id))}
    >
      {missing.length > 0 ? text.addAll : text.hasAll}
    </button>
  );
}
