import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DOCUMENT, readResults, toReport } from "../report.ts";

// After a change to the tables, npm test --prefix tools/bench -- -u writes them anew.
test("the document shows the stored results, and its text stays", async () => {
  const text = readFileSync(DOCUMENT, "utf8");
  await expect(toReport(readResults(), text)).toMatchFileSnapshot(DOCUMENT);
});
