import { foldSpelling } from "./fold-spelling.ts";
import type { Word } from "./words.ts";

/** How well an item matches a text, from the best. A beginning in another spelling counts less. */
export const RANK = {
  nameAsWritten: 0,
  name: 1,
  number: 2,
  type: 3,
  nameBegins: 4,
  nameBeginsInOtherSpelling: 5,
  wordBegins: 6,
  nameContains: 7,
  typeBegins: 8,
  text: 9,
  none: Number.POSITIVE_INFINITY,
};

const KANA = /[ぁ-ゖ]/;

/** Latin type names match only as written, not by their sound: わ does not match water. */
function rankTypeName(name: string, { written, spelling }: Word): number {
  if (name === written) return RANK.type;
  if (name.startsWith(written)) return RANK.typeBegins;
  if (!KANA.test(name)) return RANK.none;
  const folded = foldSpelling(name);
  const found = spelling.exec(folded);
  if (found?.index !== 0) return RANK.none;
  return found[0].length === folded.length ? RANK.type : RANK.typeBegins;
}

/** How well a word is one of the names of a type. */
export function rankType(names: readonly string[], word: Word): number {
  const named = word.namedType;
  const isNamed = named && names.some((name) => rankTypeName(name, named) === RANK.type);
  if (isNamed) return RANK.type;
  return Math.min(RANK.none, ...names.map((name) => rankTypeName(name, word)));
}
