import type { Steps } from "#src/lib/gradual.ts";

/** The sizes of a step. */
const SORTED_AT_ONCE = 128;
const MERGED_AT_ONCE = 1_024;

const LOOKED_AT_ONCE = 2_000;

/** All positions in a list of `count`. */
export function positionsIn(count: number): Uint32Array {
  const positions = new Uint32Array(count);
  for (let position = 0; position < count; position++) positions[position] = position;
  return positions;
}

/** The positions that are known and those that are not, in their order. */
export function* partition(
  positions: Uint32Array,
  isKnown: (position: number) => boolean,
): Steps<{ known: Uint32Array; unknown: Uint32Array }> {
  const [known, unknown] = [new Uint32Array(positions.length), new Uint32Array(positions.length)];
  let count = 0;
  for (let place = 0; place < positions.length; place++) {
    const position = positions[place] ?? 0;
    if (isKnown(position)) {
      known[count] = position;
      count += 1;
    } else unknown[place - count] = position;
    if (place % LOOKED_AT_ONCE === LOOKED_AT_ONCE - 1) yield;
  }
  return {
    known: known.subarray(0, count),
    unknown: unknown.subarray(0, positions.length - count),
  };
}

type Compare = (position: number, other: number) => number;

/** Merges two neighbouring sorted runs of `from` into `to`. */
function* merge(
  from: Uint32Array,
  to: Uint32Array,
  [start, middle, end]: readonly [number, number, number],
  compare: Compare,
): Steps<void> {
  let [left, right] = [start, middle];
  for (let at = start; at < end; at++) {
    const a = from[left] ?? 0;
    const b = from[right] ?? 0;
    const isLeft = left < middle && (right >= end || compare(a, b) <= 0);
    to[at] = isLeft ? a : b;
    if (isLeft) left += 1;
    else right += 1;
    if ((at - start) % MERGED_AT_ONCE === MERGED_AT_ONCE - 1) yield;
  }
}

/** Sorts positions, which it changes, stably. What is in order already is only looked at. */
export function* sortPositions(positions: Uint32Array, compare: Compare): Steps<Uint32Array> {
  const { length } = positions;
  for (let start = 0; start < length; start += SORTED_AT_ONCE) {
    positions.subarray(start, start + SORTED_AT_ONCE).sort(compare);
    yield;
  }
  let from: Uint32Array = positions;
  let to: Uint32Array = new Uint32Array(length);
  for (let size = SORTED_AT_ONCE; size < length; size *= 2) {
    for (let start = 0; start < length; start += 2 * size) {
      const middle = Math.min(start + size, length);
      const end = Math.min(start + 2 * size, length);
      const isInOrder = middle === end || compare(from[middle - 1] ?? 0, from[middle] ?? 0) <= 0;
      if (isInOrder) to.set(from.subarray(start, end), start);
      else yield* merge(from, to, [start, middle, end], compare);
    }
    [from, to] = [to, from];
    yield;
  }
  return from;
}
