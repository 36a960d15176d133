import { memoize } from "#src/lib/memoize.ts";

/** The costs of edits: `replaceBy` for another sound, `insert` for one more or less, `swap` for neighbours. */
export type Costs = {
  /** Returns the costs of the sounds that may stand for one, itself included. */
  replaceBy: (sound: string) => (other: string) => number;
  insert: (sound: string) => number;
  swap: number;
};

/** The cost of the rest of a name, when the text may be half-typed. */
const UNTYPED_REST = 0.5;

/** Longer names are compared only up to the length of the text, and this many sounds more. */
const MORE_SOUNDS = 2;

type Row = readonly number[];

const at = (row: Row, index: number) => row[index] ?? Number.POSITIVE_INFINITY;

/** The optimal string alignment distance of names from a text or, at a cost, of their starts; none beyond `limit`. */
export function distanceFrom(
  text: readonly string[],
  { replaceBy, insert, swap }: Costs,
  limit: number,
): (name: ArrayLike<string>) => number {
  const typed = text.map((sound) => ({
    sound,
    weight: insert(sound),
    costOf: replaceBy(sound),
  }));
  const { length } = typed;
  const first = [0];
  for (const { weight } of typed) first.push(at(first, first.length - 1) + weight);

  /** The distances of the beginnings of the text from that of a name which ends with `before` and `sound`. */
  const nextRow = (sound: string, before: string, last: Row, beforeLast: Row): Row => {
    const weight = insert(sound);
    const row = [at(last, 0) + weight];
    for (let index = 0; index < length; index++) {
      const own = typed[index];
      if (!own) break;
      const cost = Math.min(
        at(row, index) + own.weight,
        at(last, index + 1) + weight,
        at(last, index) + own.costOf(sound),
      );
      const isSwapped = own.sound === before && typed[index - 1]?.sound === sound;
      row.push(isSwapped ? Math.min(cost, at(beforeLast, index - 1) + swap) : cost);
    }
    return row;
  };

  const lightest = Math.min(...typed.map(({ weight }) => weight));

  return (name) => {
    if ((length - name.length) * lightest > limit) return Number.POSITIVE_INFINITY;
    const compared = Math.min(name.length, length + MORE_SOUNDS);
    let [beforeLast, last]: [Row, Row] = [[], first];
    let nearest = at(last, length);
    let lowest = 0;
    for (let column = 0; column < compared; column++) {
      const row = nextRow(name[column] ?? "", name[column - 1] ?? "", last, beforeLast);
      const lowestBefore = lowest;
      lowest = Math.min(...row);
      nearest = Math.min(nearest, at(row, length));
      [beforeLast, last] = [last, row];
      // The distance can only grow from here.
      if (Math.min(lowest, lowestBefore + swap) > limit) break;
    }
    if (nearest > limit) return Number.POSITIVE_INFINITY;
    const whole = compared === name.length ? at(last, length) : Number.POSITIVE_INFINITY;
    return Math.min(whole, nearest + UNTYPED_REST);
  };
}

/** Consonants without and with dakuten or handakuten: か and が, は, ば and ぱ. */
const VOICED = new Set(["kg", "sz", "td", "tz", "hb", "hp", "bp"]);

/** How different two sounds are. */
function soundDifference(sound: string, other: string): number {
  if (sound === other) return 0;
  const isSameVowel = sound.slice(1) === other.slice(1) && sound.length > 1;
  const [one, two] = [sound.charAt(0), other.charAt(0)];
  if (!isSameVowel) return one === two ? 0.7 : 1;
  return VOICED.has(one + two) || VOICED.has(two + one) ? 0.4 : 0.8;
}

/** Of the sounds of folded texts. */
export const SOUND_COSTS: Costs = {
  replaceBy: memoize((sound) => memoize((other) => soundDifference(sound, other))),
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
  replaceBy: memoize((kana) =>
    memoize((other) => (kana === other ? 0 : baseOf(kana) === baseOf(other) ? 0.2 : 1)),
  ),
  insert: () => 1,
  swap: 1,
};

/** Of letters: a kana is two. */
export const LETTER_COSTS: Costs = {
  replaceBy: (letter) => (other) => (letter === other ? 0 : 0.5),
  insert: () => 0.5,
  swap: 0.5,
};
