import { useMemo } from "react";
import { type Dot, distribution, indexOf, medianShare } from "#src/monsters/distribution.ts";
import type { Monster, Stat } from "#src/monsters/monster.ts";
import { ofSameType } from "#src/monsters/standing.ts";

const WIDTH = 1_000;
const HEIGHT = 100;

/** All dots of one color are one path: thousands of elements would be slow. */
const pathOf = (dots: readonly Dot[]) =>
  dots.map(({ x, y }) => `M${Math.round(x * WIDTH)} ${Math.round(y * HEIGHT)}h.01`).join("");

type DistributionDotsProps = {
  list: readonly Monster[];
  monster: Monster;
  stat: Stat;
  named: Dot | null;
};

/** A dot for every monster: large for this one, tinted for those of its type, ringed for the named one. */
export function DistributionDots({ list, monster, stat, named }: DistributionDotsProps) {
  const [all, kin, own] = useMemo(() => {
    const dots = distribution(list, stat);
    const ids = new Set(ofSameType(list, monster).map(({ id }) => id));
    const index = indexOf(dots, monster, stat);
    return [
      pathOf(dots),
      pathOf(dots.filter((dot) => ids.has(dot.monster.id))),
      pathOf(dots.slice(index, index + 1)),
    ];
  }, [list, monster, stat]);
  const median = medianShare(list, stat) * WIDTH;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      overflow="visible"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <Stroke path={all} color="var(--line-strong)" width={5} />
      <Stroke
        path={kin}
        color="color-mix(in oklab, var(--type-ground) 80%, var(--ink))"
        width={6}
      />
      <Stroke path={`M${median} 0V${HEIGHT}`} color="var(--ink-soft)" width={2} />
      <Stroke path={own} color="var(--ink-soft)" width={16} />
      <Stroke path={own} color="var(--type-ground)" width={12} />
      {named && <Stroke path={pathOf([named])} color="var(--ink-soft)" width={10} />}
    </svg>
  );
}

/** The colors are attributes because styles stand in every page. */
function Stroke({ path, color, width }: { path: string; color: string; width: number }) {
  return <path d={path} stroke={color} strokeWidth={width} vectorEffect="non-scaling-stroke" />;
}
