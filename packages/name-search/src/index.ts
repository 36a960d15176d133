export { createNameSearch, type NameSearch } from "./create-search.ts";
export type { Explain, Span } from "./explain.ts";
export type { Fields } from "./fields.ts";
export { lettersOf } from "./letters.ts";
export { nameReading } from "./name-reading.ts";
export { compose, isBlank, plain, toHiragana } from "./plain-text.ts";
export { MAX_TEXT_LENGTH } from "./words.ts";
