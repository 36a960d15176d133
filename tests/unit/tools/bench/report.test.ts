import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fillIn, readResults, toReport } from "../../../../tools/bench/report.ts";

const document = readFileSync("docs/benchmarks.md", "utf8");

// After a change to the tables, npm run test:unit -- bench-report -u writes them anew.
test("the document shows the stored results", async () => {
  await expect(toReport(readResults(), document)).toMatchFileSnapshot(
    "../../../../docs/benchmarks.md",
  );
});

test("the text around the figures stays", () => {
  const text = "before\n<!-- figures -->\nold\n<!-- end of figures -->\nafter\n";
  expect(fillIn(text, "figures", "new $1")).toBe(
    "before\n<!-- figures -->\n\nnew $1\n\n<!-- end of figures -->\nafter\n",
  );
  expect(() => fillIn("# Benchmarks", "figures", "new")).toThrow(/no place/);
});
