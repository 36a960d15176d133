import { globSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "../support/test.ts";

/** The most bytes that each may have after Brotli. */
type Budget = Record<
  | "entry"
  | "firebase"
  | "largestOther"
  | "allScripts"
  | "stylesOfScreens"
  | "stylesOfPage"
  | "largestPage",
  number
>;

const budget: Budget = JSON.parse(readFileSync("budget.json", "utf8"));

const sizeOf = (content: string | Buffer) => brotliCompressSync(content).length;
const sizesOf = (paths: string[]) => paths.map((path) => sizeOf(readFileSync(path)));
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

const index = readFileSync("dist/index.html", "utf8");
const scripts = globSync("dist/**/*.js");
const entry = scripts.filter((path) =>
  index.includes(`data-entry="" href="${path.replace("dist", "")}"`),
);
const firebase = scripts.filter((path) => path.includes("/firebase-"));
const others = scripts.filter((path) => ![...entry, ...firebase].includes(path));

/** Demands exactly one file, so that a renamed file is not overlooked. */
function expectOneWithin(paths: string[], limit: number): void {
  expect(paths).toHaveLength(1);
  expect(sum(sizesOf(paths))).toBeLessThanOrEqual(limit);
}

test("the entry script is within its budget", () => {
  expectOneWithin(entry, budget.entry);
});

test("Firebase is within its budget, in a separate script", () => {
  expectOneWithin(firebase, budget.firebase);
});

test("no other script is larger than the budget", () => {
  expect(others.length).toBeGreaterThan(5);
  expect(Math.max(...sizesOf(others))).toBeLessThanOrEqual(budget.largestOther);
});

test("all scripts together are within their budget", () => {
  expect(sum(sizesOf(scripts))).toBeLessThanOrEqual(budget.allScripts);
});

// Those of the site have monsters in them.
test("no page is larger than the budget", () => {
  const pages = globSync("{dist,dist-e2e-site}/**/*.html");
  expect(pages).toContain("dist-e2e-site/monsters/index.html");
  // Brotli takes a third of a second a page.
  const longest = pages.toSorted((one, other) => statSync(other).size - statSync(one).size);
  // By the digits of the time alone, Brotli makes 160 bytes more or less of the same page.
  const texts = longest
    .slice(0, 6)
    .map((path) => readFileSync(path, "utf8").replace(/"fetchedAt":\d+/, '"fetchedAt":0'));
  expect(Math.max(...texts.map(sizeOf))).toBeLessThanOrEqual(budget.largestPage);
});

test("the styles of a page stand in it, those of other screens come with the app, each within its budget", () => {
  const [sheet = ""] = globSync("dist/assets/screens-*.css");
  const others = readFileSync(sheet, "utf8");
  expect(sizeOf(others)).toBeLessThanOrEqual(budget.stylesOfScreens);
  // Every page has the layers already, and would be restyled.
  expect(others).not.toContain("@layer");
  for (const path of globSync("dist/**/*.html")) {
    const own = /<style>(.*?)<\/style><\/head>/s.exec(readFileSync(path, "utf8"))?.[1] ?? "";
    expect(own, path).toContain("@layer");
    expect(sizeOf(own), path).toBeLessThanOrEqual(budget.stylesOfPage);
  }
  // What is on no screen at first brings its own.
  expect(
    globSync("dist/**/*.css")
      .map((path) => basename(path).replace(/-.{8}\.css$/, ""))
      .toSorted(),
  ).toEqual(["monster-table", "quick-search-dialog", "screens"]);
});
