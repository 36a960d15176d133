import { generateMonsters } from "#mocks/generated-monsters.ts";
import { DEFAULT_QUERY, type MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { search } from "#src/monsters/search/search-monsters.ts";
import { type Figure, median } from "./figures.ts";
import { keepQuality, toQualityFigures } from "./search-quality/quality-report.ts";
import { measureSearchQuality } from "./search-quality/search-quality.ts";

const COUNTS = [1_000, 10_000, 100_000];
const ROUNDS = 10;

/** Longer lists are searched in a worker. */
const isOnPage = (count: number) => count <= 2_000;

const queriesWhileTyping = (text: string): MonsterQuery[] =>
  Array.from(text, (_, index) => ({ ...DEFAULT_QUERY, text: text.slice(0, index + 1) }));

/** The query after each keystroke, alone and with filters and another order. */
const KEYSTROKES: MonsterQuery[] = [
  ...queriesWhileTyping("hinokorisu"),
  ...queriesWhileTyping("スミビネコ"),
  ...queriesWhileTyping("みず たき"),
  ...queriesWhileTyping("007"),
  ...queriesWhileTyping("mori").map((query) => ({
    ...query,
    types: ["grass", "other"],
    ranges: { level: { min: 5, max: 60 }, attack: { min: 20 } },
    order: { key: "name" as const, direction: "desc" as const },
  })),
];

function timeMs(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Measures how long searching, filtering and sorting take after a keystroke, without rendering. */
function benchSpeed(): Figure[] {
  const measured = COUNTS.map((count) => {
    const monsters = generateMonsters(count);
    const prepare = timeMs(() => search(monsters, { ...DEFAULT_QUERY, text: "a" }));
    const rounds = Array.from({ length: ROUNDS }, () =>
      KEYSTROKES.map((query) => timeMs(() => search(monsters, query))),
    ).flat();
    return { count, prepare, median: median(rounds), worst: Math.max(...rounds) };
  });
  const [few, many] = measured;
  const growth = (many?.median ?? Number.NaN) / (few?.median ?? Number.NaN);
  return [
    ...measured.flatMap(({ count, prepare, median, worst }): Figure[] => [
      {
        what: `search, ${count} monsters: one keystroke, median`,
        value: median,
        unit: "ms",
        ...(isOnPage(count) && { target: { atMost: 8 } }),
      },
      {
        what: `search, ${count} monsters: one keystroke, worst`,
        value: worst,
        unit: "ms",
        ...(isOnPage(count) && { target: { atMost: 20 } }),
      },
      {
        what: `search, ${count} monsters: the first keystroke`,
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

/** Measures how fast the search is and how well it finds, and keeps the latter in `docs/search.md`. */
export function benchSearch(): Figure[] {
  const speed = benchSpeed();
  const quality = measureSearchQuality();
  keepQuality(quality);
  return [...speed, ...toQualityFigures(quality)];
}
