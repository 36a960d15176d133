import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "./support/test.ts";

type Budget = { css: number; html: Record<string, number>; js: Record<string, number> };

const budget: Budget = JSON.parse(readFileSync("budget.json", "utf8"));
const sizeOf = (content: string | Buffer) => brotliCompressSync(content).length;

/** The name of a file without its hash and its ending. */
const nameOf = (path: string) => basename(path).replace(/(-[\w-]{8})?\.(js|html)$/, "");

/** Of every file its bytes after brotli, and of how many its budget allows. */
function overBudget(paths: string[], limits: Record<string, number>): string[] {
  return paths.flatMap((path) => {
    const size = sizeOf(readFileSync(path));
    const limit = limits[nameOf(path)] ?? 0;
    return size > limit ? [`${nameOf(path)}: ${size} bytes, budget ${limit}`] : [];
  });
}

test("no script of the build is larger than its budget, and each has one", () => {
  const scripts = globSync("dist/**/*.js");
  expect(overBudget(scripts, budget.js)).toEqual([]);
  expect(scripts.map(nameOf).sort()).toEqual(Object.keys(budget.js).sort());
});

test("no page of the build is larger than its budget", () => {
  const pages = globSync("dist/*.html");
  expect(overBudget(pages, budget.html)).toEqual([]);
  expect(pages.map(nameOf).sort()).toEqual(Object.keys(budget.html).sort());
});

test("all styles are within their budget, and in the page", () => {
  const [, styles = ""] =
    /<style>(.*?)<\/style>/s.exec(readFileSync("dist/index.html", "utf8")) ?? [];
  expect(styles.length).toBeGreaterThan(1_000);
  expect(sizeOf(styles)).toBeLessThanOrEqual(budget.css);
  expect(globSync("dist/**/*.css")).toEqual([]);
});
