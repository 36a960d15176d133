import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { titleOf, toReport } from "../../../bench/report.ts";
import { readResults } from "../../../bench/results.ts";

const document = readFileSync("docs/benchmarks.md", "utf8");
const results = readResults();

test("the document and its pictures show the stored results", () => {
  const report = toReport(results, document);
  expect(report.size).toBe(results.parts.length + 1);
  const outdated = [...report].filter(
    ([path, content]) => !existsSync(path) || readFileSync(path, "utf8") !== content,
  );
  expect(outdated.map(([path]) => path)).toEqual([]);
  const pictures = globSync("docs/benchmarks/*").map((path) => path.replaceAll("\\", "/"));
  expect(pictures.filter((path) => !report.has(path))).toEqual([]);
});

test("a report needs its place in the document", () => {
  expect(() => toReport(results, "# Benchmarks")).toThrow(/no place/);
});

test("the text around the figures stays", () => {
  const text = "before\n<!-- figures -->\nold\n<!-- end of figures -->\nafter\n";
  const [written] = toReport({ machine: "a machine", parts: [] }, text).values();
  expect(written).toBe(
    "before\n<!-- figures -->\n\nThe machine: a machine.\n\n<!-- end of figures -->\nafter\n",
  );
});

test("a part's title is its name in words", () => {
  expect(titleOf("slow-phone")).toBe("Slow phone");
});
