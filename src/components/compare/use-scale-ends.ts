import { useMemo } from "react";
import type { Monster } from "#src/monsters/monster.ts";
import { allOf } from "#src/monsters/monster-list.ts";
import { LEVEL_SCALE, STAT_SCALE, scaleEnd, usualLimit } from "#src/monsters/stat-scale.ts";
import { useMonsters } from "#src/queries/monsters.ts";

/** Where the scales of stats and levels end. */
export type ScaleEnds = ReturnType<typeof useScaleEnds>;

const usualLimits = (catalogue: readonly Monster[]) => ({
  stat: usualLimit(catalogue, STAT_SCALE),
  level: usualLimit(catalogue, LEVEL_SCALE),
});

/** The scales of the compared monsters; the list, where it is there, tells what is usual. */
export function useScaleEnds(monsters: readonly Monster[]) {
  const list = allOf(useMonsters().data);
  const limits = useMemo(() => usualLimits(list ?? []), [list]);
  return {
    stat: scaleEnd(monsters, STAT_SCALE, limits.stat),
    level: scaleEnd(monsters, LEVEL_SCALE, limits.level),
  };
}
