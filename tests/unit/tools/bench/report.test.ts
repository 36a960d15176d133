import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readResults, toReport } from "../../../../tools/bench/report.ts";

const DOCUMENT = "docs/benchmarks.md";

// After a change to the tables, npm run test:unit -- bench/report -u writes them anew.
test("the document shows the stored results, and its text stays", async () => {
  await expect(toReport(readResults(), readFileSync(DOCUMENT, "utf8"))).toMatchFileSnapshot(
    `../../../../${DOCUMENT}`,
  );
});
