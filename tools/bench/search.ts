import { generateMonsters } from "#mocks/generated-monsters.ts";
import { DEFAULT_QUERY, type MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { search } from "#src/monsters/search/search-monsters.ts";
import { type Figure, figure, median } from "./figures.ts";
import { measureSearchQuality } from "./search-quality/search-quality.ts";

const COUNTS = [1_000, 10_000, 100_000];
const ROUNDS = 10;

/** Longer ones are not smooth on a slow phone. */
const isUsual = (count: number) => count <= 2_000;

const queriesWhileTyping = (text: string): MonsterQuery[] =>
  Array.from(text, (_, index) => ({ ...DEFAULT_QUERY, text: text.slice(0, index + 1) }));

/** The query after each keystroke, alone and with filters and another order. */
const KEYSTROKES: MonsterQuery[] = [
  ...["hinokorisu", "スミビネコ", "みず たき", "007"].flatMap(queriesWhileTyping),
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
  const medians: number[] = [];
  const figures = COUNTS.flatMap((count) => {
    const monsters = generateMonsters(count);
    const prepareMs = timeMs(() => search(monsters, { ...DEFAULT_QUERY, text: "a" }));
    const times = Array.from({ length: ROUNDS }, () =>
      KEYSTROKES.map((query) => timeMs(() => search(monsters, query))),
    ).flat();
    medians.push(median(times));
    const name = `${count.toLocaleString("en")} monsters`;
    const target = (atMost: number) => (isUsual(count) ? { atMost } : undefined);
    return [
      figure(`${name}: one keystroke, median`, median(times), "ms", target(8)),
      figure(`${name}: one keystroke, worst`, Math.max(...times), "ms", target(20)),
      figure(`${name}: the first keystroke`, prepareMs, "ms"),
    ];
  });
  const [few = Number.NaN, many = Number.NaN] = medians;
  const growth = "10,000 monsters: one keystroke, against 1,000, median";
  return [...figures, figure(growth, many / few, "×", { atMost: 10 })];
}

/** Measures how fast the search is and how well it finds. */
export const benchSearch = (): Figure[] => [...benchSpeed(), ...measureSearchQuality()];
