const MAX_LENGTH = 40;

const escapeCharacter = (char: string) => `\\u{${char.codePointAt(0)?.toString(16)}}`;

/** A value from a server, shortened to one line, with control characters escaped for the terminal. */
export function formatValue(value: unknown): string {
  if (value === undefined) return "missing";
  const text = JSON.stringify(value);
  const start = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return start.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escapeCharacter);
}
