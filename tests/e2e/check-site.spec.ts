import { runCheck } from "#tests/support/api-server.ts";
import { APP_URL } from "./support/addresses.ts";
import { expect, test } from "./support/test.ts";

test("the deployed build meets what `npm run check:site` checks", async () => {
  const { report, problems, exitCode } = await runCheck([APP_URL], {}, "tools/check-site.ts");
  expect(problems).toEqual([]);
  expect(report).toContain("✓ the service worker is there, with every file that it keeps");
  expect(exitCode).toBe(0);
});
