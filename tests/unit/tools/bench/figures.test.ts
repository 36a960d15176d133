import { expect, test } from "vitest";
import { figure, median, medianFigures, ratio, toTables } from "../../../../tools/bench/figures.ts";

const paint = figure("home: first paint", 1264.4, "ms");
const shift = figure("home: layout shift", 0.1, "", { atMost: 0 });

test("tables have ratios first, a row for all subjects with the same figures, and what misses its target in bold", () => {
  const figures = [
    paint,
    figure("home: paint, against the floor", 1.13, "×"),
    figure("home: first monster", 416, "ms"),
    shift,
    figure("home: paint, against the list", 1.2, "×", { atMost: 1.2 }),
    figure("/: best practices", 99, "", { atLeast: 100 }),
    figure("names: found", 97.5, "%", { atLeast: 97 }),
    figure("kana: found", 97.5, "%", { atLeast: 97 }),
    figure("slips: found", 90, "%"),
  ];
  expect(toTables(figures)).toBe(
    [
      "|  | paint, against the floor (×) | paint, against the list (×, ≤ 1.2) |",
      "|---|---|---|",
      "| home | 1.13 | 1.2 |",
      "",
      "|  | found (%) |",
      "|---|---|",
      "| names; kana | 97.5 (≥ 97) |",
      "| slips | 90 |",
      "",
      "|  | first paint (ms) | first monster (ms) | layout shift (≤ 0) | best practices (≥ 100) |",
      "|---|---|---|---|---|",
      "| home | 1,264 | 416 | **0.1** |",
      "| / |  |  |  | **99** |",
    ].join("\n"),
  );
});

test("the median of an even number of values is the mean of the two in the middle", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([3, 1, 2])).toBe(2);
  expect(median([])).toBeNaN();
  const rounds = [3, 1, 2].map((value) => [{ ...paint, value }, shift]);
  expect(medianFigures(rounds)).toEqual([{ ...paint, value: 2 }, shift]);
});

test("a ratio takes a reference for at least what it may be by chance", () => {
  const ratios = [0, 0.1, 5, 6].map((reference) => ratio("frames", 6, reference, 1.2, 5).value);
  expect(ratios).toEqual([1.2, 1.2, 1.2, 1]);
  expect(ratio("paint", 0, 20, 1.2)).toEqual(figure("paint", 0, "×", { atMost: 1.2 }));
});
