import type { PortraitSubject } from "./portrait-subject.ts";

/** A monster's level and stats as its portrait shows them, each from 0 to 1. */
export type Traits = ReturnType<typeof computeTraits>;

const LOW_STAT = 30;
const HIGH_STAT = 120;
const UNKNOWN_STAT: number = (LOW_STAT + HIGH_STAT) / 2;
const FULL_PRESENCE_LEVEL = 60;
const UNKNOWN_LEVEL: number = FULL_PRESENCE_LEVEL / 3;

/** From this armour on, plates are drawn. */
export const PLATES_MIN_ARMOUR = 0.62;

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function finiteOr(fallback: number, value: number | null): number {
  return value !== null && Number.isFinite(value) ? value : fallback;
}

/** Half of a trait is the stat, half its difference from the monster's average: a weak one may still look fast. */
export function computeTraits(monster: Omit<PortraitSubject, "id" | "name" | "type">) {
  const stats = [monster.hp, monster.attack, monster.defense, monster.speed].map((stat) =>
    Math.min(2 * HIGH_STAT, Math.max(0, finiteOr(UNKNOWN_STAT, stat))),
  );
  const mean = stats.reduce((sum, stat) => sum + stat, 0) / stats.length;
  const [bulk = 0, ferocity = 0, armour = 0, swiftness = 0] = stats.map((stat) => {
    const absolute = clamp((stat - LOW_STAT) / (HIGH_STAT - LOW_STAT));
    return (absolute + clamp(0.5 + (stat - mean) / 60)) / 2;
  });
  const level = finiteOr(UNKNOWN_LEVEL, monster.level);
  return { presence: clamp(level / FULL_PRESENCE_LEVEL), bulk, ferocity, armour, swiftness };
}
