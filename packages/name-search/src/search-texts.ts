import { foldSpelling } from "./fold-spelling.ts";
import { plain } from "./plain-text.ts";

/** A text in the forms in which words are searched. */
export type SearchText = { written: string; folded: string };

/** A text in these forms. */
export const searchText = (text: string): SearchText => ({
  written: plain(text),
  folded: foldSpelling(text),
});
