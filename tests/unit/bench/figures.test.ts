import { describe, expect, test } from "vitest";
import {
  type Figure,
  isMet,
  median,
  medianFigures,
  relativeFirst,
  withoutTargets,
} from "../../../bench/figures.ts";
import { toTable } from "../../../bench/figures-table.ts";
import { comparedFigures } from "../../../bench/scale-figures.ts";

const paint: Figure = { what: "home: first paint", value: 416, unit: "ms" };
const ratio: Figure = { what: "home: paint, against the floor", value: 1.13, unit: "×" };
const shift: Figure = { what: "home: layout shift", value: 0.1, unit: "", target: { atMost: 0 } };
const blocked: Figure = { what: "home: blocked longer", value: 3, unit: "ms", isDifference: true };

test("what is compared or has a target comes before the rest, in its order", () => {
  const figures = [paint, ratio, { ...paint, what: "home: first monster" }, shift, blocked];
  expect(relativeFirst(figures).map(({ what }) => what)).toEqual([
    "home: paint, against the floor",
    "home: layout shift",
    "home: blocked longer",
    "home: first paint",
    "home: first monster",
  ]);
});

test("the table has a row for each figure and says whether its target is met", () => {
  const score: Figure = { what: "/: seo", value: null, unit: "", target: { atLeast: 100 } };
  expect(toTable([{ ...paint, value: 1264.4 }, ratio, shift, score])).toBe(
    [
      "| what | measured | target | met |",
      "|---|---|---|---|",
      "| home: paint, against the floor | 1.13 × | | |",
      "| home: layout shift | 0.1 | ≤ 0 | **no** |",
      "| /: seo | not available | ≥ 100 | **no** |",
      "| home: first paint | 1,264 ms | | |",
    ].join("\n"),
  );
});

test("a target is met up to and including its bound", () => {
  expect([1.9, 2, 2.1].map((value) => isMet(value, { atMost: 2 }))).toEqual([true, true, false]);
  expect([1.9, 2, 2.1].map((value) => isMet(value, { atLeast: 2 }))).toEqual([false, true, true]);
});

describe("the median", () => {
  test("of an even number of values is the mean of the two in the middle", () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([3, 1, 2])).toBe(2);
    expect(median([])).toBeNaN();
  });

  test("of figures is that of each, and null when any is missing", () => {
    const round = (first: number, second: number | null): Figure[] => [
      { ...paint, value: first },
      { ...shift, value: second },
    ];
    const rounds = [round(3, 1), round(1, null), round(2, 3)];
    expect(medianFigures(rounds).map(({ value }) => value)).toEqual([2, null]);
    expect(medianFigures(rounds)[1]?.target).toEqual(shift.target);
    expect(medianFigures([])).toEqual([]);
  });
});

test("figures without targets keep everything else", () => {
  expect(withoutTargets([paint, shift])).toEqual([
    paint,
    { what: "home: layout shift", value: 0.1, unit: "" },
  ]);
});

describe("what is compared with the static list", () => {
  const ratiosOf = (app: [number, number], staticList: [number, number]) => {
    const [droppedFramesPercent, paintTaskMs] = app;
    const [staticFrames, staticTask] = staticList;
    return comparedFigures(
      100,
      { droppedFramesPercent, paintTaskMs },
      { droppedFramesPercent: staticFrames, paintTaskMs: staticTask },
    ).flatMap(({ value, unit }) => (unit === "×" ? [value] : []));
  };

  test("are ratios", () => {
    expect(ratiosOf([30, 90], [20, 60])).toEqual([1.5, 1.5]);
    expect(ratiosOf([0, 0], [20, 60])).toEqual([0, 0]);
  });

  test("counts a reference below 5 % as 5 %, so that chance is not divided by almost nothing", () => {
    expect(ratiosOf([6, 60], [0, 60])).toEqual([1.2, 1]);
    expect(ratiosOf([6, 60], [0.1, 60])).toEqual([1.2, 1]);
    expect(ratiosOf([6, 60], [5, 60])).toEqual([1.2, 1]);
    expect(ratiosOf([6, 60], [6, 60])).toEqual([1, 1]);
  });

  test("counts a task that is too short to be recorded as 50 ms", () => {
    expect(ratiosOf([20, 60], [20, 0])).toEqual([1, 1.2]);
  });
});
