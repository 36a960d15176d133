import { knownSounds, type SoundId } from "./sounds.ts";

/** What edits cost: `replace` for another sound, `insert` for one more or less, `swap` for neighbours. */
export type Costs = {
  replace: (sound: SoundId, other: SoundId) => number;
  insert: (sound: SoundId) => number;
  swap: number;
};

/** The price of what a name has more than the text, when that may be half-typed. */
const UNTYPED_REST = 0.5;

/** Longer names are compared as far as the text, and so many sounds more. */
const MORE_SOUNDS = 2;

type Row = Float64Array;

const at = (row: Row, column: number): number => row[column] ?? Number.POSITIVE_INFINITY;

/** A sound of the text, with what it costs to replace it by each other sound. */
type TextSound = { sound: SoundId; weight: number; replaceBy: Row };

/** Fills `row` up to `columns`, from the two rows before. Returns its lowest cost. */
function fillRow(
  [row, last, beforeLast]: readonly [Row, Row, Row],
  { sound, weight, replaceBy }: TextSound,
  previous: SoundId,
  name: ArrayLike<SoundId>,
  columns: number,
  insert: Row,
  swap: number,
): number {
  let lowest = at(last, 0) + weight;
  row[0] = lowest;
  for (let column = 1; column <= columns; column++) {
    const other = name[column - 1] ?? 0;
    const isSwapped = other === previous && name[column - 2] === sound;
    const cost = Math.min(
      at(last, column) + weight,
      at(row, column - 1) + at(insert, other),
      at(last, column - 1) + at(replaceBy, other),
      isSwapped ? at(beforeLast, column - 2) + swap : Number.POSITIVE_INFINITY,
    );
    row[column] = cost;
    if (cost < lowest) lowest = cost;
  }
  return lowest;
}

/**
 * Returns a function that measures how far a name is from `text`: the optimal string alignment distance
 * (one sound more, one less, another one, or neighbours swapped) to the whole name or, at a price, to its
 * beginning. Infinity when it is over `limit`.
 * Source: Boytsov, "Indexing methods for approximate dictionary searching" (2011), section 2.2.1.
 */
export function distanceFrom(text: ArrayLike<SoundId>, costs: Costs, limit: number) {
  const known = knownSounds();
  const insert = Float64Array.from(known, costs.insert);
  const sounds = Array.from(text, (sound) => ({
    sound,
    weight: costs.insert(sound),
    replaceBy: Float64Array.from(known, (other) =>
      other === sound ? 0 : costs.replace(sound, other),
    ),
  }));
  const newRow = () => new Float64Array(text.length + MORE_SOUNDS + 1);
  let rows: [Row, Row, Row] = [newRow(), newRow(), newRow()];

  return (name: ArrayLike<SoundId>): number => {
    const columns = Math.min(name.length, text.length + MORE_SOUNDS);
    const [, first] = rows;
    first[0] = 0;
    for (let column = 1; column <= columns; column++)
      first[column] = at(first, column - 1) + at(insert, name[column - 1] ?? 0);
    let lowest = 0;
    let previous = -1;
    for (const sound of sounds) {
      const before = lowest;
      lowest = fillRow(rows, sound, previous, name, columns, insert, costs.swap);
      if (Math.min(lowest, before + costs.swap) > limit) return Number.POSITIVE_INFINITY;
      rows = [rows[2], rows[0], rows[1]];
      previous = sound.sound;
    }
    if (lowest > limit) return Number.POSITIVE_INFINITY;
    const toWhole = columns === name.length ? at(rows[1], columns) : Number.POSITIVE_INFINITY;
    return Math.min(toWhole, lowest + UNTYPED_REST);
  };
}
