import { generateMonsters } from "../../mocks/generated-monsters.ts";
import { DEFAULT_QUERY, type MonsterQuery } from "../../src/monsters/search/monster-query.ts";
import { search } from "../../src/monsters/search/search-monsters.ts";
import { type Figure, figure, median } from "./figures.ts";
import { measureSearchQuality } from "./search-quality/search-quality.ts";

const ROUNDS = 10;

const queriesWhileTyping = (text: string): MonsterQuery[] =>
  Array.from(text, (_, index) => ({ ...DEFAULT_QUERY, q: text.slice(0, index + 1) }));

/** The query after each keystroke, alone and with filters and another order. */
const KEYSTROKES: MonsterQuery[] = [
  ...["hinokorisu", "スミビネコ", "みず たき", "007"].flatMap(queriesWhileTyping),
  ...queriesWhileTyping("mori").map((query) => ({
    ...query,
    type: ["grass", "other"],
    level: { min: 5, max: 60 },
    attack: { min: 20 },
    order: { key: "name" as const, direction: "desc" as const },
  })),
];

/** How long searching, filtering and sorting `count` monsters take after each keystroke, without rendering, in milliseconds. */
function keystrokeTimes(count: number): number[] {
  const monsters = generateMonsters(count);
  // The first search prepares the names.
  search(monsters, { ...DEFAULT_QUERY, q: "a" });
  return Array.from({ length: ROUNDS }, () => KEYSTROKES)
    .flat()
    .map((query) => {
      const start = performance.now();
      search(monsters, query);
      return performance.now() - start;
    });
}

function benchSpeed(): Figure[] {
  const few = keystrokeTimes(1_000);
  const many = median(keystrokeTimes(10_000));
  return [
    figure("1,000 monsters: one keystroke, median", median(few), "ms", { atMost: 8 }),
    figure("1,000 monsters: one keystroke, worst", Math.max(...few), "ms", { atMost: 20 }),
    figure("10,000 monsters: one keystroke, median", many, "ms"),
    figure("10,000 monsters: one keystroke, against 1,000, median", many / median(few), "×", {
      atMost: 10,
    }),
  ];
}

/** Measures how fast the search is and how well it finds. */
export const benchSearch = (): Figure[] => [...benchSpeed(), ...measureSearchQuality()];
