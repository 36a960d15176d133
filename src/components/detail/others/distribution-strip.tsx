import { Link, useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { OWN_SWIPES } from "#src/components/detail/use-swipe.ts";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { useMessages } from "#src/messages/language.ts";
import { type Dot, distribution, dotAt, indexOf } from "#src/monsters/distribution.ts";
import type { Monster, Stat } from "#src/monsters/monster.ts";
import { placeOf } from "#src/monsters/standing.ts";
import styles from "./distribution.module.css";
import { DistributionDots } from "./distribution-dots.tsx";

type DistributionStripProps = { list: readonly Monster[]; monster: Monster; stat: Stat };

const STEPS: Record<string, number> = {
  ...{ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 },
  ...{ PageDown: -10, PageUp: 10, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
};

/** All monsters by one stat. Keys and the pointer name one of them, which Enter or another press opens. */
export function DistributionStrip({ list, monster, stat }: DistributionStripProps) {
  const { monster: text } = useMessages();
  const navigate = useNavigate();
  const [named, setNamed] = useState<Dot | null>(null);
  const dots = distribution(list, stat);
  const shown = named?.monster ?? monster;
  const value = shown[stat] ?? 0;
  const isOther = shown.id !== monster.id;

  const open = () => void navigate({ to: "/monsters/$id", params: { id: shown.id }, search: {} });
  const name = (index: number) =>
    setNamed(dots[Math.min(Math.max(index, 0), dots.length - 1)] ?? null);
  const pointedAt = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = (
      currentTarget.firstElementChild ?? currentTarget
    ).getBoundingClientRect();
    return dotAt(dots, { x: clientX - left, y: clientY - top }, { width, height });
  };
  const onClick = (event: MouseEvent) => {
    const index = pointedAt(event);
    // With a mouse, pointing has named it already. A finger names it first, and opens it with another press.
    if (dots[index] === named) open();
    else name(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const step = STEPS[key];
    if (altKey || ctrlKey || metaKey || (step === undefined && key !== "Enter")) return;
    event.preventDefault();
    if (step === undefined) open();
    else name(indexOf(dots, shown, stat) + step);
  };

  const amount = text.amount(value);
  const rank = Object.values(text.rank(placeOf(list, stat, value), list.length)).join("");
  const words = (
    <>
      <MonsterName name={shown.name} /> <span>{amount}</span>
    </>
  );
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={text[stat]}
        aria-valuemin={dots[0]?.value}
        aria-valuemax={dots.at(-1)?.value}
        aria-valuenow={value}
        aria-valuetext={`${text.withReading(shown.name)} ${amount}, ${rank}`}
        className={styles.dots}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => name(pointedAt(event))}
        onClick={onClick}
        {...OWN_SWIPES}
      >
        <DistributionDots {...{ list, monster, stat, named }} />
      </div>
      <p className={`note ${styles.name}`}>
        {isOther ? (
          <Link to="/monsters/$id" params={{ id: shown.id }}>
            {words}
          </Link>
        ) : (
          words
        )}
      </p>
    </>
  );
}
