import type { Steps } from "#src/lib/gradual.ts";
import { type SoundId, soundsOf } from "../sounds.ts";
import { positionsIn, sortPositions } from "./sort-positions.ts";
import type { TextColumns } from "./text-columns.ts";

/** The sounds of many names, sorted, so that names which begin alike are neighbours. */
export type SoundOrder = {
  /** The ids of the names. */
  ids: Uint32Array;
  /** The sounds of one name after the other. */
  sounds: ArrayLike<SoundId>;
  /** Where those of each name start, and where one more would. */
  starts: Uint32Array;
  /** How many sounds each name begins with as the one before it does. */
  shared: Uint8Array;
};

/** What the names of a list are compared by when a text has slips, see `Sounds`. */
export type CloseSounds = {
  kana: SoundOrder;
  letters: SoundOrder;
  /** Of each name. */
  letterMasks: Int32Array;
};

const NAMES_PER_STEP = 1_000;

function countShared(sounds: string, others: string): number {
  let count = 0;
  while (count < sounds.length && sounds[count] === others[count]) count += 1;
  return count;
}

/** @param texts the sounds of each name, a letter each. */
function* sortSounds(texts: readonly string[]): Steps<SoundOrder> {
  const textOf = (id: number) => texts[id] ?? "";
  const ids = yield* sortPositions(positionsIn(texts.length), (id, other) => {
    const [a, b] = [textOf(id), textOf(other)];
    if (a === b) return 0;
    return a < b ? -1 : 1;
  });
  const starts = new Uint32Array(ids.length + 1);
  const shared = new Uint8Array(ids.length);
  const sounds = new Uint16Array(texts.reduce((sum, { length }) => sum + length, 0));
  for (const [place, id] of ids.entries()) {
    const text = textOf(id);
    const start = starts[place] ?? 0;
    for (let at = 0; at < text.length; at++) sounds[start + at] = text.charCodeAt(at);
    starts[place + 1] = start + text.length;
    shared[place] = place > 0 ? countShared(text, textOf(ids[place - 1] ?? 0)) : 0;
    if (place % NAMES_PER_STEP === NAMES_PER_STEP - 1) yield;
  }
  return { ids, sounds, starts, shared };
}

export function* prepareCloseSounds({ names }: TextColumns): Steps<CloseSounds> {
  const kana: string[] = [];
  const letters: string[] = [];
  const letterMasks = new Int32Array(names.values.length);
  for (const { first, folded } of names.chunks) {
    for (const [line, start] of folded.starts.subarray(0, -1).entries()) {
      const end = (folded.starts[line + 1] ?? 0) - 1;
      const sounds = soundsOf(folded.text.slice(start, end));
      letterMasks[first + line] = sounds.letterMask;
      kana.push(String.fromCharCode(...sounds.kana));
      letters.push(String.fromCharCode(...sounds.letters));
    }
    yield;
  }
  return {
    kana: yield* sortSounds(kana),
    letters: yield* sortSounds(letters),
    letterMasks,
  };
}
