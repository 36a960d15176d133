import { fold } from "./fold.ts";
import type { Monster } from "./monster.ts";
import { namedNumber } from "./monster-number.ts";
import { MAX_TEXT_LENGTH, type MonsterQuery, RANGE_KEYS } from "./monster-query.ts";
import { monsterType, typeSpellings } from "./monster-type.ts";
import { plain } from "./plain.ts";
import type { SearchIndex } from "./search-index.ts";
import { spellingPattern } from "./spelling-pattern.ts";

type Test = (monster: Monster) => boolean;

const KANA = /[ぁ-ゖ]/;
const SPACE_AFTER_NO = /(^|\s)(no\.?|#)\s+(?=\d)/g;

/** The words of a text, in its plain form; `No. 7` is one. */
function wordsOf(text: string): string[] {
  const words = plain(text.slice(0, MAX_TEXT_LENGTH)).replace(SPACE_AFTER_NO, "$1$2").split(/\s+/);
  return words.filter((word) => fold(word) !== "");
}

/** Types are found from their beginning, and Latin ones only as written: わ does not mean water. */
function typeTest(word: string, pattern: RegExp): (type: string | null) => boolean {
  const known = new Map<string | null, boolean>([[null, false]]);
  const fromStart = new RegExp(`^(?:${pattern.source})`);
  return (type) => {
    let matches = known.get(type);
    if (matches === undefined) {
      const kind = monsterType(type);
      const spellings = [type ?? "", ...(kind === "other" ? [] : typeSpellings(kind))].map(plain);
      matches = spellings.some(
        (spelling) =>
          spelling.startsWith(word) || (KANA.test(spelling) && fromStart.test(fold(spelling))),
      );
      known.set(type, matches);
    }
    return matches;
  };
}

function wordTest(index: SearchIndex, word: string): Test {
  const entries = index.entries();
  const pattern = spellingPattern(fold(word));
  const isType = typeTest(word, pattern);
  const number = namedNumber(word);
  return (monster) => {
    if (isType(monster.type)) return true;
    const entry = entries.get(monster);
    if (!entry) return false;
    return (number !== null && entry.number === number) || pattern.test(entry.text);
  };
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
  const types = new Set(query.types);
  const tests: Test[] = [
    ...(types.size > 0 ? [({ type }: Monster) => types.has(monsterType(type))] : []),
    ...rangeTests(query.ranges),
    ...wordsOf(query.text).map((word) => wordTest(index, word)),
  ];
  return index
    .sorted(query.sort, query.direction)
    .filter((monster) => tests.every((test) => test(monster)));
}
