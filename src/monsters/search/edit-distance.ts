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
