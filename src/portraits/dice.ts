/** A list that has something to pick from. */
export type Choices<T> = readonly [T, ...T[]];

export type Dice = {
  between(low: number, high: number): number;
  pick<T>(choices: Choices<T>): T;
  isLucky(chance: number): boolean;
};

/** FNV-1a over UTF-16 code units (Fowler, Noll, Vo; RFC 9923), mixed by MurmurHash3's fmix32. */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

/** Numbers that look random and are the same for the same seed everywhere: mulberry32 by T. Ettinger. */
export function diceOf(seed: string): Dice {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    isLucky: (chance) => next() < chance,
  };
}
