import { Link } from "@tanstack/react-router";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { useShortcuts } from "#src/components/ui/use-shortcuts.ts";
import { groupDigits } from "#src/lib/digits.ts";
import { isolate } from "#src/lib/isolate.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import type { Neighbours } from "#src/monsters/neighbours.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";
import styles from "./monster-steps.module.css";
import { SwipeHint } from "./swipe-hint.tsx";
import { useSwipe } from "./use-swipe.ts";

type MonsterStepsProps = {
  id: string;
  neighbours: Neighbours;
  /** The query of the list in which these are neighbours. */
  query: MonsterQuery;
  /** Shows another monster, which the visitor may only be passing. */
  onPass: (id: string) => void;
};

/** The steps to the neighbours, by link, key and swipe. They keep their place, and the page its scroll position. */
export function MonsterSteps({ id, neighbours, query, onPass }: MonsterStepsProps) {
  const { pager } = useMessages();
  const { previous, next, position, count } = neighbours;
  const pass = (monster: Monster | null) => {
    if (monster) onPass(monster.id);
  };
  useShortcuts({ ArrowLeft: () => pass(previous), ArrowRight: () => pass(next) });
  useSwipe({ onRight: () => pass(previous), onLeft: () => pass(next) });
  if (position === null) return null;
  const digits = groupDigits(count);
  return (
    <nav className={styles.steps} aria-label={pager.label}>
      <Step {...{ id, query }} monster={previous} rel="prev" />
      <p className={styles.position} data-widest={`${digits} / ${digits}`}>
        <span className="visually-hidden">{pager.position(position, count)}</span>
        <span aria-hidden="true">{`${groupDigits(position)} / ${digits}`}</span>
      </p>
      <Step {...{ id, query }} monster={next} rel="next" />
      {next && <SwipeHint id={id} />}
    </nav>
  );
}

type StepProps = Pick<MonsterStepsProps, "id" | "query"> & {
  monster: Monster | null;
  rel: "prev" | "next";
};

/** A link to a neighbour. Where there is none, it can still be focused: at the end of the list, the focus is on it. */
function Step({ id, query, monster, rel }: StepProps) {
  const { monster: text, pager } = useMessages();
  const [direction, key] =
    rel === "prev" ? [pager.previous, "ArrowLeft"] : [pager.next, "ArrowRight"];
  const digits = monster && monsterNumber(monster);
  const number = digits && text.number(digits);
  const name = monster && [isolate(monster.name), text.reading(monster.name)];
  return (
    <Link
      to="/monsters/$id"
      params={{ id: monster?.id ?? id }}
      search={toSearchParams(query)}
      disabled={!monster}
      tabIndex={0}
      replace
      resetScroll={false}
      rel={rel}
      className={styles.step}
      aria-label={[direction, number, name].flat().filter(Boolean).join(" ")}
      aria-keyshortcuts={key}
    >
      {number && <span className="note">{number}</span>}{" "}
      {monster && (
        <span className={styles.name}>
          <MonsterName name={monster.name} />
        </span>
      )}
    </Link>
  );
}
