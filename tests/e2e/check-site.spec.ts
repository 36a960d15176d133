import { spawnSync } from "node:child_process";
import { APP_URL } from "./support/addresses.ts";
import { expect, test } from "./support/test.ts";

test("the deployed build meets what `npm run check:site` checks", () => {
  const { stdout, status } = spawnSync(process.execPath, ["scripts/check-site.ts", APP_URL], {
    encoding: "utf8",
  });
  expect(stdout.split("\n").filter((line) => /^[✗!]/.test(line))).toEqual([]);
  expect(stdout).toContain("✓ the service worker is there, with every file that it keeps");
  expect(status).toBe(0);
});
