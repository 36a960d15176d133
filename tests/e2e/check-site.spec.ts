import { APP_URL } from "./support/addresses.ts";
import { runCheck } from "./support/run-check.ts";
import { expect, test } from "./support/test.ts";

test("the deployed build meets what `npm run check:site` checks", async () => {
  const { stdout, problems, isMet } = await runCheck("tools/check-site.ts", APP_URL);
  expect(problems).toEqual([]);
  expect(stdout).toContain("✓ the service worker is there, with every file that it keeps");
  expect(isMet).toBe(true);
});
