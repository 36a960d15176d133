import { describe, expect, test } from "vitest";
import { parseArguments } from "../../../bench/bench-arguments.ts";
import { resolveCommit } from "../../../bench/commit-checkout.ts";
import { toComparisonTable, type VersionPair } from "../../../bench/comparison-table.ts";

const known = { all: ["loading", "scale", "search"], comparable: ["loading", "scale"] };
const parse = (...args: string[]) => parseArguments(args, known);

describe("the command line", () => {
  test("means all parts, unless it names some", () => {
    expect(parse()).toEqual({ parts: ["loading", "scale", "search"], commit: null });
    expect(parse("search", "loading")).toEqual({ parts: ["loading", "search"], commit: null });
  });

  test("names a commit to compare with, before or after the parts", () => {
    expect(parse("loading", "--compare", "main")).toEqual({ parts: ["loading"], commit: "main" });
    expect(parse("--compare=HEAD~1", "scale")).toEqual({ parts: ["scale"], commit: "HEAD~1" });
    expect(parse("--compare", "main").parts).toEqual(["loading", "scale"]);
  });

  test.each([
    [["painting"], /No part is called "painting", only: loading, scale, search/],
    [["toString"], /No part is called "toString"/],
    [["search", "--compare", "main"], /"search" cannot be compared, only: loading, scale/],
    [["--compare"], /compare/],
    [["--compare", ""], /needs the name of a commit/],
    [["--rounds", "3"], /rounds/],
  ])("%j is refused", (args, message) => {
    expect(() => parse(...args)).toThrow(message);
  });
});

describe("a commit", () => {
  test("is found by any of its names", () => {
    expect(resolveCommit("HEAD")).toMatch(/^[0-9a-f]{40}$/);
    expect(resolveCommit(resolveCommit("HEAD").slice(0, 12))).toBe(resolveCommit("HEAD"));
  });

  test.each(["no-such-branch", "--help", "", "HEAD:package.json"])("is not %j", (name) => {
    expect(() => resolveCommit(name)).toThrow(`There is no commit "${name}" here`);
  });
});

describe("the comparison", () => {
  /** One pair of a figure for each of the values. */
  const pairs = (what: string, values: [ours: number | null, theirs: number | null][]) =>
    values.map(
      ([ours, theirs]): VersionPair => ({
        ours: [{ what, value: ours, unit: "ms" }],
        theirs: [{ what, value: theirs, unit: "ms" }],
      }),
    );
  const drift = Array.from({ length: 12 }, (_, round) => 100 + 20 * round);
  const rowsOf = (...all: VersionPair[][]) =>
    toComparisonTable(all.flat(), "`main`").split("\n").slice(2);

  test("finds a small difference below a drift that is larger", () => {
    const faster = drift.map((ms): [number, number] => [0.9 * ms, ms]);
    expect(rowsOf(pairs("home: paint", faster))).toEqual([
      "| home: paint | 0.9 × | 189 ms | 210 ms | **less** | < 0.001 |",
    ]);
    const slower = faster.map(([ours, theirs]): [number, number] => [theirs, ours]);
    expect(rowsOf(pairs("home: paint", slower))).toEqual([
      "| home: paint | 1.11 × | 210 ms | 189 ms | **more** | < 0.001 |",
    ]);
  });

  test("takes differences in both directions for noise", () => {
    const mixed = drift.map((ms, round): [number, number] => [ms + (round % 2 ? 9 : -9), ms]);
    expect(rowsOf(pairs("home: paint", mixed))[0]).toMatch(/\| no \| 1 \|$/);
  });

  test("asks more of each row, the more rows there are", () => {
    const likely = drift.map((ms, round): [number, number] => [
      ms - (round < 2 ? -1 : 5 + round),
      ms,
    ]);
    const same = drift.map((ms): [number, number] => [ms, ms]);
    const others = Array.from({ length: 20 }, (_, index) => pairs(`other ${index}: paint`, same));
    expect(rowsOf(pairs("home: paint", likely))[0]).toContain("**less**");
    expect(rowsOf(pairs("home: paint", likely), ...others)[0]).toContain("| no |");
  });

  test("has no ratio to nothing, and does not compare what is missing", () => {
    const nothing = drift.map((ms): [number, number] => [ms, 0]);
    const missing = drift.map((ms): [number, null] => [ms, null]);
    expect(rowsOf(pairs("a: blocked", nothing), pairs("b: paint", missing))).toEqual([
      "| a: blocked |  | 210 ms | 0 ms | **more** | < 0.001 |",
      "| b: paint |  | 210 ms | not available | not compared | |",
    ]);
  });
});
