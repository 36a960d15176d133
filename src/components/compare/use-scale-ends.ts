import { useMemo } from "react";
import type { Monster } from "#src/monsters/monster.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { LEVEL_SCALE, STAT_SCALE, scaleEnd, usualLimit } from "#src/monsters/stat-scale.ts";
import { useMonsters } from "#src/queries/monsters.ts";

/** Where the scales of stats and levels end. */
export type ScaleEnds = ReturnType<typeof useScaleEnds>;

/** The scales of the compared monsters. The list, once it is known, says which values are usual. */
export function useScaleEnds(monsters: readonly Monster[]) {
  const list = useMonsters().data?.monsters ?? NO_MONSTERS;
  const statLimit = useMemo(() => usualLimit(list, STAT_SCALE), [list]);
  const levelLimit = useMemo(() => usualLimit(list, LEVEL_SCALE), [list]);
  return {
    stat: scaleEnd(monsters, STAT_SCALE, statLimit),
    level: scaleEnd(monsters, LEVEL_SCALE, levelLimit),
  };
}
