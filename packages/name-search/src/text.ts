export { lettersOf } from "./letters.ts";
export { compose, isBlank, plain, toHiragana } from "./plain-text.ts";

/** Longer texts of a search are cut: no name is that long, and a search has to stay quick. */
export const MAX_TEXT_LENGTH = 200;
