// Part of an inline script, so it has to be small.

/** As many monsters as fit a phone or tablet without scrolling. */
export const FIRST_COUNT = 12;

/** In UTF-16 code units; the first monsters are shorter. */
export const START_LENGTH = 20_000;

/** A bracket may also end an object inside a monster, or be part of a text. */
const MAX_ATTEMPTS = 20;

/** The first 12 monsters of a list, unchecked, and how many it has. */
export type ListStart = { monsters: unknown[]; total: number };

export const firstOf = <Shown>(monsters: readonly Shown[]): Shown[] =>
  monsters.slice(0, FIRST_COUNT);

function readStart(json: string): ListStart | null {
  const { count: total, monsters } = JSON.parse(json).data;
  if (!Number.isSafeInteger(total) || total < FIRST_COUNT) return null;
  if (!Array.isArray(monsters) || monsters.length < FIRST_COUNT) return null;
  return { monsters: firstOf(monsters), total };
}

/**
 * The start of a list whose answer begins with `text`, of which only `START_LENGTH` is read; `null` if that is not
 * enough.
 */
export function startOfList(text: string): ListStart | null {
  let end = START_LENGTH;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && end > 0; attempt += 1) {
    end = text.lastIndexOf("}", end - 1);
    try {
      // Unless this is the end of a monster, the brackets do not match.
      return readStart(`${text.slice(0, end + 1)}]}}`);
    } catch {}
  }
  return null;
}
