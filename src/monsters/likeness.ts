import { type Monster, STATS } from "./fields.ts";
import { finite, statTotal } from "./monster-values.ts";
import { ofSameType } from "./ranks.ts";
import { sortedValues } from "./stat-scale.ts";

/** How far apart the values of a list are: the middle half of them or, where that is equal, all. */
function spreadOf(sorted: Float64Array): number {
  const distance = (from: number, to: number) =>
    finite((sorted.at(to) ?? 0) - (sorted.at(from) ?? 0));
  const quarter = Math.floor(sorted.length / 4);
  return distance(quarter, -1 - quarter) || distance(0, -1) || 1;
}

/** The monsters of a list, up to `count`, whose stats are nearest, each scaled by its spread; none if one is unknown. */
export function nearest(monsters: readonly Monster[], monster: Monster, count: number): Monster[] {
  if (statTotal(monster) === null) return [];
  const spreads = STATS.map((stat) => [stat, spreadOf(sortedValues(monsters, stat))] as const);
  const distanceTo = (other: Monster) =>
    Math.hypot(
      ...spreads.map(
        ([stat, spread]) => finite((other[stat] ?? 0) - (monster[stat] ?? 0)) / spread,
      ),
    );
  return monsters
    .filter((other) => other.id !== monster.id && statTotal(other) !== null)
    .map((other) => ({ other, distance: finite(distanceTo(other)) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ other }) => other);
}

/** The monsters of the same type, up to `count`, that follow in a list; after its end, those from its beginning. */
export function nextOfType(monsters: readonly Monster[], monster: Monster, count: number) {
  const kin = ofSameType(monsters, monster);
  const index = kin.findIndex(({ id }) => id === monster.id);
  return [...kin.slice(index + 1), ...kin.slice(0, Math.max(index, 0))].slice(0, count);
}
