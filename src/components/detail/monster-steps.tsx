import { useEffect, useEffectEvent, useState } from "react";
import { announce } from "#src/components/announcements/announce.ts";
import { MeetButton } from "#src/components/monster/meet-button.tsx";
import { useShortcuts } from "#src/components/ui/use-shortcuts.ts";
import { groupDigits } from "#src/lib/digits.ts";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import type { Neighbours } from "#src/monsters/neighbours.ts";
import { getStored, setStored, swipeHint } from "#src/state/use-stored.ts";
import styles from "./monster-steps.module.css";
import { StepLink } from "./step-link.tsx";
import { type Direction, type SwipeOptions, useSwipe } from "./use-swipe.ts";

/** Says once on each device with a touch screen that swipes lead on; until the first step away from this monster. */
function SwipeHint({ id }: { id: string }) {
  const { pager } = useMessages();
  const [hintedId, setHintedId] = useState<string | null>(null);
  const hintOnce = useEffectEvent(() => {
    if (getStored(swipeHint) === "seen" || navigator.maxTouchPoints === 0) return;
    setStored(swipeHint, "seen");
    setHintedId(id);
  });
  useEffect(() => hintOnce(), []);
  if (hintedId !== null && hintedId !== id) setHintedId(null);
  // With a screen reader, swipes do something else.
  return (
    hintedId === id && (
      <p className={styles.hint} aria-hidden="true">
        {pager.swipe}
      </p>
    )
  );
}

const STAYS_MS = 2_000;

/** Words about the monster with this id, for a moment, and the function that says them. */
function useBriefWords(id: string) {
  const [said, setSaid] = useState<{ id: string; words: string } | null>(null);
  useEffect(() => {
    const timer = said && setTimeout(() => setSaid(null), STAYS_MS);
    return () => clearTimeout(timer ?? undefined);
  }, [said]);
  const say = (words: string) => {
    if (!said) announce(words);
    setSaid({ id, words });
  };
  return { words: said?.id === id ? said.words : null, say };
}

export type Steps = {
  /** The monster on the screen. */
  id: string;
  neighbours: Neighbours;
  /** All monsters of the list in which these are neighbours, once there is one. */
  found: readonly Monster[] | undefined;
  /** Shows another monster, which the visitor may only be passing. */
  onStep: (id: string) => void;
};

type MonsterStepsProps = Steps & Pick<SwipeOptions, "page" | "area">;

/** The steps to the neighbours, by link, key and swipe, and to any other monster. They keep their place, and the page its scroll position. */
export function MonsterSteps({ id, neighbours, found, onStep, page, area }: MonsterStepsProps) {
  const { pager } = useMessages();
  const { previous, next, position, count } = neighbours;
  const { words: end, say } = useBriefWords(id);
  const neighbourAt = (direction: Direction) => (direction < 0 ? next : previous);
  const step = (direction: Direction) => {
    const monster = neighbourAt(direction);
    if (monster) onStep(monster.id);
    else if (position !== null) say(direction < 0 ? pager.last : pager.first);
  };
  useShortcuts({ ArrowLeft: () => step(1), ArrowRight: () => step(-1) });
  useSwipe({ page, area, isEnd: (direction) => !neighbourAt(direction), onSwipe: step });
  if (position === null && !found) return null;
  const digits = groupDigits(count);
  return (
    <nav className={styles.steps} aria-label={pager.label}>
      {position !== null && (
        <>
          <StepLink id={id} monster={previous} rel="prev" />
          <p className={styles.position} data-widest={`${digits} / ${digits}`}>
            <span className="visually-hidden">{pager.position(position, count)}</span>
            <span aria-hidden="true">{`${groupDigits(position)} / ${digits}`}</span>
          </p>
        </>
      )}
      <MeetButton monsters={found} shownId={id} />
      {position !== null && <StepLink id={id} monster={next} rel="next" />}
      {next && !end && <SwipeHint id={id} />}
      {end && (
        <p className={styles.hint} aria-hidden="true">
          {end}
        </p>
      )}
    </nav>
  );
}
