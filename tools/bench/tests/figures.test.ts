import { expect, test } from "vitest";
import { figure, median, medianFigures, relate, toTables } from "../figures.ts";

const paint = figure("home: first paint", 1264.4, "ms");
const shift = figure("home: layout shift", 0.1, "", { atMost: 0 });

test("tables have ratios first, a row for all subjects with the same figures, and what misses its target in bold", () => {
  const figures = [
    paint,
    figure("home: paint, against the floor", 1.13, "×"),
    shift,
    figure("/: best practices", 99, "", { atLeast: 100 }),
    figure("names: found", 97.5, "%", { atLeast: 97 }),
    figure("kana: found", 97.5, "%", { atLeast: 97 }),
    figure("slips: found", 90, "%"),
  ];
  expect(toTables(figures).split("\n")).toEqual([
    "|  | paint, against the floor |",
    "|---|---|",
    "| home | 1.13 × |",
    "",
    "|  | found |",
    "|---|---|",
    "| names; kana | 97.5 % (≥ 97) |",
    "| slips | 90 % |",
    "",
    "|  | first paint | layout shift | best practices |",
    "|---|---|---|---|",
    "| home | 1,264 ms | **0.1** (≤ 0) |  |",
    "| / |  |  | **99** (≥ 100) |",
  ]);
});

test("the median of an even number of values is the mean of the two in the middle", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([3, 1, 2])).toBe(2);
  expect(median([])).toBeNaN();
  const rounds = [3, 1, 2].map((value) => [{ ...paint, value }, shift]);
  expect(medianFigures(rounds)).toEqual([{ ...paint, value: 2 }, shift]);
});

test("a ratio takes a reference for at least what it may be by chance", () => {
  const limit = { what: "home: frames", reference: "list: frames", name: "the list", atMost: 1.2 };
  const ratioTo = (frames: number) =>
    relate(
      [{ ...limit, least: 5 }],
      [figure("home: frames", 6, "%"), figure("list: frames", frames, "%")],
    );
  const name = "home: frames, against the list";
  expect(ratioTo(0.1)).toEqual([figure(name, 1.2, "×", { atMost: 1.2 })]);
  expect(ratioTo(6)).toEqual([figure(name, 1, "×", { atMost: 1.2 })]);
  expect(() => relate([limit], [])).toThrow('Nothing has measured "home: frames"');
});
