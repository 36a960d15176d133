import { memoize, memoizeWeakly } from "#src/lib/memoize.ts";
import type { Monster, Stat } from "./monster.ts";
import { shareOfScale, sortedValues, statScale } from "./stat-scale.ts";

/** A monster in the distribution of a stat. Both coordinates are from 0 to 1; `y` only keeps equal values apart. */
export type Dot = { monster: Monster; value: number; x: number; y: number };

/** More could not be told apart. */
export const MAX_DOTS = 2_000;

/** As far as possible from those of the dots before it. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

const shownShare = (value: number, end: number) => Math.min(shareOfScale(value, end) ?? 0, 1);

const dotsOf = memoizeWeakly((monsters: readonly Monster[]) =>
  memoize((stat: Stat): readonly Dot[] => {
    const end = statScale(monsters);
    const distance = Math.ceil(monsters.length / MAX_DOTS);
    return monsters
      .filter((_, index) => index % distance === 0)
      .flatMap((monster) => {
        const value = monster[stat];
        return value === null ? [] : { monster, value };
      })
      .sort((a, b) => (a.value < b.value ? -1 : Number(a.value > b.value)))
      .map((dot, index) => ({
        ...dot,
        x: shownShare(dot.value, end),
        // Away from the edges.
        y: 0.1 + 0.8 * ((index * GOLDEN_RATIO) % 1),
      }));
  }),
);

/** The monsters with a known stat, of very many an even choice; the lowest first. */
export const distribution = (monsters: readonly Monster[], stat: Stat): readonly Dot[] =>
  dotsOf(monsters)(stat);

/** Where the median of a stat is, from 0 to 1. */
export function medianShare(monsters: readonly Monster[], stat: Stat): number {
  const sorted = sortedValues(monsters, stat);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)] ?? 0, sorted[Math.ceil(middle)] ?? 0];
  return shownShare(low / 2 + high / 2, statScale(monsters));
}

/** The index of a monster's dot. Of very many, it may have none: then of that with the next lower value. */
export function indexOf(dots: readonly Dot[], monster: Monster, stat: Stat): number {
  const index = dots.findIndex((dot) => dot.monster.id === monster.id);
  const value = monster[stat] ?? 0;
  return Math.max(index < 0 ? dots.findLastIndex((dot) => dot.value <= value) : index, 0);
}

/** The index of the dot nearest to a place in a strip of this size, in pixels. */
export function dotAt(
  dots: readonly Dot[],
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
): number {
  const distances = dots.map((dot) => Math.hypot(dot.x * width - x, dot.y * height - y));
  return distances.indexOf(Math.min(...distances));
}
