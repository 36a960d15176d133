const MAX_LENGTH = 40;

const escaped = (char: string) => `\\u{${char.codePointAt(0)?.toString(16)}}`;

/** A value of the API's, short and in one line; nothing in it can move the terminal's cursor. */
export function shown(value: unknown): string {
  if (value === undefined) return "missing";
  const text = JSON.stringify(value);
  const start = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return start.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escaped);
}
