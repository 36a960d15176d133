import type { Monster, Stat } from "#src/monsters/monster.ts";

/** What a portrait shows of the numbers, each from 0 to 1. */
export type Traits = {
  presence: number;
  bulk: number;
  ferocity: number;
  armour: number;
  swiftness: number;
};

const LOWEST_STAT = 30;
const HIGHEST_STAT = 120;
const LEVEL_OF_FULL_PRESENCE = 60;
const MIDDLING: number = (LOWEST_STAT + HIGHEST_STAT) / 2;

function clamped(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function known(value: number | null, otherwise: number): number {
  return value !== null && Number.isFinite(value) ? value : otherwise;
}

/**
 * Half of a trait is the stat itself, half how it stands out among the monster's own:
 * a young and fast one is still seen to be fast.
 */
export function traitsOf(monster: Pick<Monster, Stat | "level">): Traits {
  const stats = [monster.hp, monster.attack, monster.defense, monster.speed].map((stat) =>
    Math.min(2 * HIGHEST_STAT, Math.max(0, known(stat, MIDDLING))),
  );
  const mean = stats.reduce((sum, stat) => sum + stat, 0) / stats.length;
  const [bulk = 0, ferocity = 0, armour = 0, swiftness = 0] = stats.map((stat) => {
    const absolute = clamped((stat - LOWEST_STAT) / (HIGHEST_STAT - LOWEST_STAT));
    return (absolute + clamped(0.5 + (stat - mean) / 60)) / 2;
  });
  const level = known(monster.level, LEVEL_OF_FULL_PRESENCE / 3);
  return { presence: clamped(level / LEVEL_OF_FULL_PRESENCE), bulk, ferocity, armour, swiftness };
}
