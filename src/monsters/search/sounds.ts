const MAX_SOUNDS = 40;

const ONE_SPELLING: readonly (readonly [RegExp, string])[] = [
  [/c(?=[ciy])/g, "t"],
  [/n'/g, "N"],
  [/n(?![aiueoy])/g, "N"],
  [/([aiu])\1/g, "$1-"],
  [/e[ei]/g, "e-"],
  [/o[ou]/g, "o-"],
];

/** A sound as a number, which compares faster than its text. */
export type SoundId = number;

const sounds: string[] = [];
const idOfSound = new Map<string, SoundId>();

function soundId(sound: string): SoundId {
  const known = idOfSound.get(sound);
  if (known !== undefined) return known;
  const id = sounds.push(sound) - 1;
  idOfSound.set(sound, id);
  return id;
}

/** The ids of all sounds that have occurred: whole numbers from 0. */
export const knownSounds = (): SoundId[] => [...sounds.keys()];

const KANA = /[b-df-hj-np-tv-z]y?[aiueo]|[\s\S]/gu;

/** What names are compared by when a text has slips. */
export type Sounds = {
  /** A kana each; N for ん, - for a long vowel and a doubled consonant are sounds of their own. */
  kana: Uint16Array;
  /** A letter each, without the signs for ん and ー. */
  letters: Uint16Array;
  /** Which letters from a to z there are, a bit each. */
  letterMask: number;
};

/** The sounds of a folded text. */
export function soundsOf(folded: string): Sounds {
  const text = ONE_SPELLING.reduce(
    (before, [spelling, one]) => before.replace(spelling, one),
    folded,
  );
  const letters = folded
    .replace(/c(?=[ciy])/g, "t")
    .replace(/['-]/g, "")
    .slice(0, MAX_SOUNDS);
  return {
    kana: Uint16Array.from(text.match(KANA)?.slice(0, MAX_SOUNDS) ?? [], soundId),
    letters: Uint16Array.from(letters, soundId),
    letterMask: maskOf(letters),
  };
}

const A = "a".charCodeAt(0);

function maskOf(letters: string): number {
  let mask = 0;
  for (let index = 0; index < letters.length; index++) {
    const letter = letters.charCodeAt(index) - A;
    if (letter >= 0 && letter < 26) mask |= 1 << letter;
  }
  return mask;
}

/** How many letters of one mask another lacks. */
export function countMissing(mask: number, other: number): number {
  let count = 0;
  for (let missing = mask & ~other; missing !== 0; missing &= missing - 1) count += 1;
  return count;
}

/** Consonants without and with dakuten or handakuten: か and が, は, ば and ぱ. */
const VOICED = new Set(["kg", "sz", "td", "tz", "hb", "hp", "bp"]);

/** How different two kana sound, from 0 to 1. */
export function kanaDifference(id: SoundId, otherId: SoundId): number {
  const [sound = "", other = ""] = [sounds[id], sounds[otherId]];
  const isSameVowel = sound.slice(1) === other.slice(1) && sound.length > 1;
  if (!isSameVowel) return sound.charAt(0) === other.charAt(0) ? 0.7 : 1;
  const [one, two] = [sound.charAt(0), other.charAt(0)];
  return VOICED.has(one + two) || VOICED.has(two + one) ? 0.4 : 0.8;
}

/** How much a kana more or less counts, from 0 to 1. */
export const kanaWeight = (id: SoundId): number => (/[aiueo]$/.test(sounds[id] ?? "") ? 1 : 0.6);
