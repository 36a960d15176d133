import type { Messages } from "#src/messages/ja.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { STATS } from "#src/monsters/monster.ts";
import { rankedValue } from "#src/monsters/standing.ts";
import { finite, LEVEL_SCALE, RANKED, STAT_SCALE, scaleEnd } from "#src/monsters/stat-scale.ts";

/** The columns with numbers. */
export const VALUES = ["level", ...RANKED] as const;

export type ValueColumn = (typeof VALUES)[number];

export const valueIn = (monster: Monster, column: ValueColumn): number | null =>
  column === "level" ? monster.level : rankedValue(monster, column);

/** The names of the columns with numbers. */
export const valueNames = ({ monster, search }: Messages): Record<ValueColumn, string> => ({
  ...monster,
  total: search.total,
});

export type ScaleEnds = Record<ValueColumn, number>;

/** Where the scales of the bars end, for whichever of these monsters are shown. */
export function scaleEnds(monsters: readonly Monster[]): ScaleEnds {
  const stat = scaleEnd(monsters, STAT_SCALE);
  return {
    level: scaleEnd(monsters, LEVEL_SCALE),
    hp: stat,
    attack: stat,
    defense: stat,
    speed: stat,
    total: finite(STATS.length * stat),
  };
}
