import { expect, test } from "vitest";
import { toComparisonTable } from "../../../../tools/bench/comparison-table.ts";
import { type Figure, figure } from "../../../../tools/bench/figures.ts";

type Pair = [ours: number, theirs: number];

const drift = Array.from({ length: 12 }, (_, round) => 100 + 20 * round);

/** The rows of a table of these figures, each with a pair of values for every round. */
function rowsOf(pairs: Record<string, Pair[]>): string[] {
  const roundsOf = (version: 0 | 1): Figure[][] =>
    drift.map((_, round) =>
      Object.entries(pairs).map(([what, values]) =>
        figure(what, values[round]?.[version] ?? Number.NaN, "ms"),
      ),
    );
  return toComparisonTable(roundsOf(0), roundsOf(1), "`main`").split("\n").slice(2);
}

test("finds a small difference below a drift that is larger, and has no ratio to nothing", () => {
  const rows = rowsOf({
    faster: drift.map((ms) => [0.9 * ms, ms]),
    slower: drift.map((ms) => [ms, 0.9 * ms]),
    blocked: drift.map((ms) => [ms, 0]),
    mixed: drift.map((ms, round) => [ms + (round % 2 ? 9 : -9), ms]),
  });
  expect(rows).toEqual([
    "| faster | 0.9 × | 189 ms | 210 ms | **less** | 0.002 |",
    "| slower | 1.11 × | 210 ms | 189 ms | **more** | 0.002 |",
    "| blocked |  | 210 ms | 0 ms | **more** | 0.002 |",
    expect.stringMatching(/^\| mixed .* \| no \| 1 \|$/),
  ]);
});

test("asks more of each row, the more rows there are", () => {
  const likely = drift.map((ms, round): Pair => [ms - (round < 2 ? -1 : 5 + round), ms]);
  const same = drift.map((ms): Pair => [ms, ms]);
  const others = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`other ${index}`, same]),
  );
  expect(rowsOf({ paint: likely })[0]).toContain("**less**");
  expect(rowsOf({ paint: likely, ...others })[0]).toContain("| no |");
});
