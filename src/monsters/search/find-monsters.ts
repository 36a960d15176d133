import { plain } from "#src/lib/plain-text.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { namedNumber } from "#src/monsters/monster-number.ts";
import { monsterType, typeSpellings } from "#src/monsters/monster-type.ts";
import { fold } from "./fold-spelling.ts";
import { MAX_TEXT_LENGTH, type MonsterQuery, RANGE_KEYS } from "./monster-query.ts";
import type { SearchEntry, SearchIndex } from "./search-index.ts";
import { spellingPattern } from "./spelling-pattern.ts";

type Test = (monster: Monster) => boolean;

const KANA = /[ぁ-ゖ]/;
const SPACE_AFTER_NO = /(^|\s)(no\.?|#)\s+(?=\d)/g;

/** The words of a text, in its plain form; `No. 7` is one. */
function wordsOf(text: string): string[] {
  const kept = plain(text.slice(0, MAX_TEXT_LENGTH)).replace(SPACE_AFTER_NO, "$1$2");
  return [...new Set(kept.split(/\s+/))].filter((word) => word !== "");
}

/** Types are found from their beginning, and Latin ones only as written: わ does not mean water. */
function isTypeNamed(type: string | null, word: string, spelling: RegExp): boolean {
  if (type === null) return false;
  const known = monsterType(type);
  return [type, ...(known === "other" ? [] : typeSpellings(known))]
    .map(plain)
    .some(
      (name) => name.startsWith(word) || (KANA.test(name) && fold(name).search(spelling) === 0),
    );
}

/** Decides once a type, not once a monster. */
function typeTest(index: SearchIndex, isWanted: (type: string | null) => boolean): Test {
  const wanted = new Set(index.types().filter(isWanted));
  return ({ type }) => wanted.has(type);
}

function wordTest(index: SearchIndex, word: string): (entry: SearchEntry) => boolean {
  const spelling = spellingPattern(fold(word));
  const number = namedNumber(word);
  const hasType = typeTest(index, (type) => isTypeNamed(type, word, spelling));
  return ({ monster, number: ownNumber, folded, written }) =>
    hasType(monster) ||
    (number !== null && ownNumber === number) ||
    spelling.test(folded) ||
    written.includes(word);
}

function rangeTests(ranges: MonsterQuery["ranges"]): Test[] {
  return RANGE_KEYS.flatMap((key): Test[] => {
    const { min, max } = ranges[key] ?? {};
    if (min === undefined && max === undefined) return [];
    return [
      (monster) => {
        const value = monster[key];
        return value !== null && value >= (min ?? value) && value <= (max ?? value);
      },
    ];
  });
}

/**
 * The monsters that a query asks for, in its order. Each word of the text has to be in the name or
 * a move, begin the type, or be the number (all of it: 7 is not 70). Unknown is in no range.
 */
export function findMonsters(index: SearchIndex, query: MonsterQuery): Monster[] {
  const { text, types, ranges, sort, direction } = query;
  const tests = [
    ...(types.length > 0 ? [typeTest(index, (type) => types.includes(monsterType(type)))] : []),
    ...rangeTests(ranges),
  ];
  const isMeant = (monster: Monster) => tests.every((test) => test(monster));
  const wordTests = wordsOf(text).map((word) => wordTest(index, word));
  // Without words the entries are not needed, which take a while to make.
  if (wordTests.length === 0) return index.sorted(sort, direction).filter(isMeant);
  return index
    .sortedEntries(sort, direction)
    .filter((entry) => isMeant(entry.monster) && wordTests.every((test) => test(entry)))
    .map(({ monster }) => monster);
}
