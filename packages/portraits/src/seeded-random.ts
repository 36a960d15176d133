/** A list with at least one item. */
export type Choices<T> = readonly [T, ...T[]];

/** A 32-bit hash: FNV-1a over UTF-16 code units (RFC 9923), mixed by MurmurHash3's fmix32. */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

/** Pseudorandom numbers, the same in every engine for the same seed: mulberry32 by T. Ettinger. */
export function seededRandom(seed: string) {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
  return {
    between: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(choices: Choices<T>): T => choices[Math.floor(next() * choices.length)] ?? choices[0],
    /** True with this probability, from 0 to 1. */
    boolean: (probability: number) => next() < probability,
  };
}

export type SeededRandom = ReturnType<typeof seededRandom>;
