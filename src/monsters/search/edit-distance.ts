import type { SoundOrder } from "./prepared/close-sounds.ts";
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

/** More than sums of costs differ by rounding. */
const ROUNDING = 1e-6;

type Row = Float64Array;

const at = (row: ArrayLike<number> | undefined, index: number): number =>
  row?.[index] ?? Number.POSITIVE_INFINITY;

/** A sound of the text, with what it costs to leave it out, and to replace it by each other sound. */
type TextSound = { sound: SoundId; weight: number; replaceBy: Row };

/**
 * The distances of the beginnings of a name, of no sound, one sound and so on, from those of a text. Names
 * that begin alike share the first ones.
 */
function createTable(text: readonly TextSound[], { insert, swap }: Costs, limit: number) {
  const weightOf = Float64Array.from(knownSounds(), insert);
  const columns = Array.from(
    { length: text.length + MORE_SOUNDS + 1 },
    () => new Float64Array(text.length + 1),
  );
  /** For each beginning the lowest of its distances, and the lowest so far from the whole text. */
  const lowest = new Float64Array(columns.length);
  const nearest = new Float64Array(columns.length);
  const [first] = columns;
  for (const [row, { weight }] of text.entries()) first?.set([at(first, row) + weight], row + 1);
  nearest[0] = at(first, text.length);

  return {
    nearest,
    /** The distance of a whole name from the whole text. */
    whole: (length: number) => at(columns[length], text.length),
    /** Whether more sounds change nothing about how near a name that begins so is. */
    isDecided: (length: number) => {
      const bound = Math.min(at(lowest, length), length > 0 ? at(lowest, length - 1) + swap : 0);
      const near = at(nearest, length);
      return bound > limit && (near > limit || bound >= near + UNTYPED_REST);
    },
    /** Adds the sound at `length - 1` of a name. */
    fill: (length: number, sound: SoundId, before: SoundId) => {
      const column = columns[length];
      const last = columns[length - 1];
      const beforeLast = columns[length - 2];
      if (!column) return;
      const weight = at(weightOf, sound);
      let cost = at(last, 0) + weight;
      let low = cost;
      let previous = -1;
      column[0] = cost;
      for (let row = 1; row <= text.length; row++) {
        const own = text[row - 1];
        if (!own) break;
        const isSwapped = sound === previous && before === own.sound;
        cost = Math.min(
          cost + own.weight,
          at(last, row) + weight,
          at(last, row - 1) + at(own.replaceBy, sound),
          isSwapped ? at(beforeLast, row - 2) + swap : Number.POSITIVE_INFINITY,
        );
        column[row] = cost;
        if (cost < low) low = cost;
        previous = own.sound;
      }
      lowest[length] = low;
      nearest[length] = Math.min(at(nearest, length - 1), cost);
    },
  };
}

/**
 * Calls `visit` for each name that is within `limit` of `text`, with its distance: the optimal string
 * alignment distance (one sound more, one less, another one, or neighbours swapped) to the whole name or, at a
 * price, to its beginning.
 * Source: Boytsov, "Indexing methods for approximate dictionary searching" (2011), section 2.2.1.
 */
export function visitClose(
  { ids, sounds, starts, shared }: SoundOrder,
  text: ArrayLike<SoundId>,
  costs: Costs,
  limit: number,
  visit: (id: number, distance: number) => void,
): void {
  const known = knownSounds();
  const textSounds = Array.from(text, (sound) => ({
    sound,
    weight: costs.insert(sound),
    replaceBy: Float64Array.from(known, (other) =>
      other === sound ? 0 : costs.replace(sound, other),
    ),
  }));
  const table = createTable(textSounds, costs, limit);
  const lightest = Math.min(...textSounds.map(({ weight }) => weight));
  const shortest = text.length - (limit + ROUNDING) / lightest;
  let filled = 0;
  for (let place = 0; place < ids.length; place++) {
    const start = starts[place] ?? 0;
    const length = (starts[place + 1] ?? 0) - start;
    const compared = Math.min(length, text.length + MORE_SOUNDS);
    filled = Math.min(filled, shared[place] ?? 0);
    if (compared < shortest) continue;
    while (filled < compared && !table.isDecided(filled)) {
      filled += 1;
      table.fill(filled, at(sounds, start + filled - 1), at(sounds, start + filled - 2));
    }
    const near = at(table.nearest, filled);
    if (near > limit) continue;
    const whole = filled === length ? table.whole(length) : Number.POSITIVE_INFINITY;
    visit(ids[place] ?? 0, Math.min(whole, near + UNTYPED_REST));
  }
}
