import { generateMonsters } from "#mocks/generated-monsters.ts";
import { findMonsters } from "#src/monsters/search/find-monsters.ts";
import { DEFAULT_QUERY, type MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { searchIndex } from "#src/monsters/search/search-index.ts";
import { type Figure, median } from "./figures.ts";

const ROUNDS = 30;

const typed = (text: string): MonsterQuery[] =>
  Array.from(text, (_, index) => ({ ...DEFAULT_QUERY, text: text.slice(0, index + 1) }));

/** What someone types letter by letter, alone and with a filter and another order. */
const KEYSTROKES: MonsterQuery[] = [
  ...typed("hinokorisu"),
  ...typed("スミビネコ"),
  ...typed("みず たき"),
  ...typed("007"),
  ...typed("mori").map((query) => ({
    ...query,
    types: ["grass", "other"] as const,
    ranges: { level: { min: 5, max: 60 }, attack: { min: 20 } },
    sort: "name" as const,
    direction: "desc" as const,
  })),
];

function time(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** How long a keystroke's search, filter and sort take, without drawing. */
export function benchSearch(): Figure[] {
  const perKeystroke = [1_000, 10_000].map((count) => {
    const index = searchIndex(generateMonsters(count));
    const prepare = time(() => index.entries());
    const rounds = Array.from({ length: ROUNDS }, () =>
      KEYSTROKES.map((query) => time(() => findMonsters(index, query))),
    ).flat();
    return { count, prepare, median: median(rounds), worst: Math.max(...rounds) };
  });
  const [few, many] = perKeystroke;
  const growth = (many?.median ?? Number.NaN) / (few?.median ?? Number.NaN);
  return [
    ...perKeystroke.flatMap(({ count, prepare, median, worst }): Figure[] => [
      {
        what: `search, ${count} monsters: one keystroke, median`,
        value: median,
        unit: "ms",
        target: { atMost: 8 },
      },
      { what: `search, ${count} monsters: one keystroke, worst`, value: worst, unit: "ms" },
      {
        what: `search, ${count} monsters: preparing the index once, when idle`,
        value: prepare,
        unit: "ms",
      },
    ]),
    {
      what: "search: growth of the median from 1,000 to 10,000",
      value: growth,
      unit: "×",
      target: { atMost: 10 },
    },
  ];
}
