import { isBlank, lettersOf } from "@monster-field/name-search/text";

/** In UTF-16 code units. No name is longer, and no screen has room for more. */
export const MAX_SHOWN_LENGTH = 100;

/** Whether a name, a type or a move can be shown. */
export const isUsableText = (text: string): boolean => text.isWellFormed() && !isBlank(text);

/** The text, or as many whole letters of it as fit with an ellipsis into `MAX_SHOWN_LENGTH`. */
export function shortenText(text: string): string {
  if (text.length <= MAX_SHOWN_LENGTH) return text;
  let shown = "";
  for (const letter of lettersOf(text)) {
    if (shown.length + letter.length >= MAX_SHOWN_LENGTH) break;
    shown += letter;
  }
  // A single letter may have more accents than that.
  return `${shown || text.slice(0, MAX_SHOWN_LENGTH - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
