/** A letter of the logotype, in a box of its own: lines with round ends, as path data of `M`, `h`, `v`, `l` and `q`. */
type Letter = { width: number; strokes: string; leaves?: string };

export const BOX_HEIGHT = 100;

/** Where a line of text stands, from the top of the box. */
export const BASELINE = 88;

export const LINE_WIDTHS = { strokes: 16, leaves: 9 } as const;

/** Something sprouts from the field, which is ー, and from the stem of the i. */
const LETTERS: Partial<Record<string, Letter>> = {
  モ: { width: 86, strokes: "M18 19h49M10 50h66M39 19v48q0 19 19 19h14" },
  ン: { width: 84, strokes: "M14 20q15 7 24 18M13 85q47-3 61-56" },
  ス: { width: 87, strokes: "M17 19h53q-10 45-58 67M53 57q14 11 22 29" },
  タ: { width: 80, strokes: "M35 11q-6 24-24 40M33 26h39q-6 50-46 61M30 48q18 7 28 19" },
  ー: {
    width: 88,
    strokes: "M13 58q31 6 62-2",
    leaves: "M42 55q-1-14-14-17M42 55q1-16 16-21",
  },
  フ: { width: 83, strokes: "M14 20h57q-5 54-50 66" },
  ィ: { width: 66, strokes: "M53 37q-15 21-40 32M36 58v29" },
  ル: { width: 94, strokes: "M30 20v22q0 29-19 44M54 16v62q0 9 9 6q15-7 22-28" },
  ド: { width: 82, strokes: "M24 13v74M24 43q21 8 36 21M52 17v3M71 14v3" },
  M: { width: 92, strokes: "M15 86v-58q0-14 10-4l21 30l21-30q10-10 10 4v58" },
  o: { width: 64, strokes: "M54 62q0 24-22 24q-22 0-22-24q0-24 22-24q22 0 22 24" },
  n: { width: 64, strokes: "M13 40v46M13 60q0-22 19-22q19 0 19 20v28" },
  s: {
    width: 56,
    strokes: "M45 43q-7-6-17-6q-16 0-16 11q0 10 16 12q17 2 17 14q0 12-18 12q-11 0-17-6",
  },
  t: { width: 48, strokes: "M22 22v46q0 19 17 17M9 41h29" },
  e: { width: 64, strokes: "M13 62h40q1-24-21-24q-22 0-22 24q0 24 23 24q10 0 16-5" },
  r: { width: 46, strokes: "M13 40v46M13 62q0-24 26-23" },
  " ": { width: 24, strokes: "" },
  F: { width: 64, strokes: "M15 86v-52q0-15 15-15h25M15 52h32" },
  i: { width: 30, strokes: "M15 47v39", leaves: "M15 30q-1-9-10-12M15 30q1-11 12-15" },
  l: { width: 30, strokes: "M15 14v72" },
  d: {
    width: 66,
    strokes: "M53 14v72M53 62q0 24-21 24q-22 0-22-24q0-24 22-24q21 0 21 24",
  },
};

/**
 * The letter for a character.
 * @throws {Error} when none has been drawn yet.
 */
export function letterFor(character: string): Letter {
  const letter = LETTERS[character];
  if (!letter) throw new Error(`The logotype has no letter for ${character}.`);
  return letter;
}
