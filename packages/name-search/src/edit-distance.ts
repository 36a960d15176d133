import { memoize } from "./memoize.ts";

/** The costs of edits: `replace` by another sound, `insert` for one more or less, `swap` for neighbours. */
export type Costs = {
  replace: (sound: string, other: string) => number;
  insert: (sound: string) => number;
  swap: number;
};

/** The cost of the rest of a name, when the text may be half-typed. */
const UNTYPED_REST = 0.5;

type Row = readonly number[];

const at = (row: Row, index: number) => row[index] ?? Number.POSITIVE_INFINITY;

/** The optimal string alignment distance of names from a text or, at a cost, of their starts; none beyond `limit`. */
export function distanceFrom(
  text: readonly string[],
  { replace, insert, swap }: Costs,
  limit: number,
): (name: ArrayLike<string>) => number {
  const typed = text.map((sound) => ({ sound, weight: insert(sound) }));
  const first = [0];
  for (const { weight } of typed) first.push(at(first, first.length - 1) + weight);

  /** The distances of the beginnings of the text from that of a name which ends with `before` and `sound`. */
  const nextRow = (sound: string, before: string, last: Row, beforeLast: Row): Row => {
    const weight = insert(sound);
    const row = [at(last, 0) + weight];
    for (const [index, own] of typed.entries()) {
      const cost = Math.min(
        at(row, index) + own.weight,
        at(last, index + 1) + weight,
        at(last, index) + (own.sound === sound ? 0 : replace(own.sound, sound)),
      );
      const isSwapped = own.sound === before && typed[index - 1]?.sound === sound;
      row.push(isSwapped ? Math.min(cost, at(beforeLast, index - 1) + swap) : cost);
    }
    return row;
  };

  return (name) => {
    let [beforeLast, last]: [Row, Row] = [[], first];
    let [lowestBefore, lowest] = [0, 0];
    let nearest = at(last, typed.length);
    // From two rows beyond the limit the distance can only grow.
    for (
      let column = 0;
      column < name.length && Math.min(lowestBefore, lowest) <= limit;
      column++
    ) {
      const row = nextRow(name[column] ?? "", name[column - 1] ?? "", last, beforeLast);
      nearest = Math.min(nearest, at(row, typed.length));
      [beforeLast, last] = [last, row];
      [lowestBefore, lowest] = [lowest, Math.min(...row)];
    }
    if (nearest > limit) return Number.POSITIVE_INFINITY;
    return Math.min(at(last, typed.length), nearest + UNTYPED_REST);
  };
}

/** Of the sounds of folded texts. */
export const SOUND_COSTS: Costs = {
  replace: () => 1,
  insert: memoize((sound) => (/[aiueo]$/.test(sound) ? 1 : 0.6)),
  swap: 0.6,
};

const SMALL = "ぁぃぅぇぉっゃゅょゎ";
const LARGE = "あいうえおつやゆよわ";

/** A kana without dakuten, and large. */
const baseOf = memoize((kana: string) => {
  const unvoiced = kana.normalize("NFD").charAt(0);
  return LARGE.charAt(SMALL.indexOf(unvoiced)) || unvoiced;
});

/** Of kana as they are typed. */
export const KANA_COSTS: Costs = {
  replace: (kana, other) => (baseOf(kana) === baseOf(other) ? 0.2 : 1),
  insert: () => 1,
  swap: 1,
};

/** Of letters: a kana is two. */
export const LETTER_COSTS: Costs = { replace: () => 0.5, insert: () => 0.5, swap: 0.5 };
