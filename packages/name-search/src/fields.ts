/** What is searched in an item, and how to read it. */
export type Fields<Item> = {
  name: (item: Item) => string;
  /** The item's number, in the form in which `parseNumber` gives that of a word. */
  number: (item: Item) => string | null;
  /** The number that a word of a search is, in plain form; `null` for any other word. */
  parseNumber: (word: string) => string | null;
  /** The item's type, as it is written. */
  type: (item: Item) => string | null;
  /** All names of a type, in plain form: in other languages, and of its parts. */
  namesOfType: (type: string) => readonly string[];
  /** Further texts, such as the moves of a monster. */
  texts: (item: Item) => readonly string[];
};
