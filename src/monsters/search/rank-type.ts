import { plain } from "#src/lib/plain-text.ts";
import { monsterType, TYPE_SPELLINGS, typeParts } from "#src/monsters/monster-type.ts";
import { foldSpelling } from "./fold-spelling.ts";
import type { Word } from "./words.ts";

/** How well a monster matches a text, from the best. A beginning in another spelling counts less. */
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
  move: 9,
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

/** How well a word names a type as the API wrote it, in any language, or a part of it. */
export function rankType(type: string | null, word: Word): number {
  if (type === null) return RANK.none;
  const names = [type, ...typeParts(type)].flatMap((part) => {
    const known = monsterType(part);
    return [plain(part), ...(known === "other" ? [] : TYPE_SPELLINGS[known])];
  });
  const named = word.namedType;
  const isNamed = named && names.some((name) => rankTypeName(name, named) === RANK.type);
  if (isNamed) return RANK.type;
  return Math.min(...names.map((name) => rankTypeName(name, word)));
}
