import { createElement, memo, type ReactElement } from "react";
import { type Portrayed, portraitOf } from "#src/monsters/portrait/portrait.ts";
import type { SvgNode } from "#src/monsters/portrait/svg-node.ts";
import styles from "./monster-portrait.module.css";

// A list keeps its monsters when it renders again, and so React its portraits.
const DRAWN = new WeakMap<Portrayed, ReactElement>();

function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function elementOf({ tag, attributes, children, part }: SvgNode): ReactElement {
  const properties = Object.entries(attributes).map(([name, value]) => [propertyName(name), value]);
  const className = part && { className: styles[part] };
  return createElement(
    tag,
    { ...Object.fromEntries(properties), ...className },
    ...children.map(elementOf),
  );
}

function portrait(monster: Portrayed): ReactElement {
  const drawn = DRAWN.get(monster) ?? elementOf(portraitOf(monster));
  DRAWN.set(monster, drawn);
  return drawn;
}

type MonsterPortraitProps = {
  monster: Portrayed;
  /** Breathes and blinks, where the visitor does not mind motion; for one or a few at a time. */
  isAlive?: boolean;
};

/** A monster's picture, as wide as its container; for decoration, beside the name. */
export const MonsterPortrait = memo(function MonsterPortrait({
  monster,
  isAlive = false,
}: MonsterPortraitProps) {
  return (
    <span
      className={isAlive ? `${styles.portrait} ${styles.alive}` : styles.portrait}
      aria-hidden="true"
    >
      {portrait(monster)}
    </span>
  );
});
