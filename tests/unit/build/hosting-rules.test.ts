import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { headersFor } from "../../../build/hosting/headers.ts";
import { hostingConfig } from "../../../build/hosting/hosting-config.ts";

describe("firebase.json", () => {
  const { predeploy } = JSON.parse(readFileSync("firebase.json", "utf8")).hosting;

  test("refuses to be deployed as it is, and says how to deploy", () => {
    const { status, stdout } = spawnSync(predeploy, { shell: true, encoding: "utf8" });
    expect(status).not.toBe(0);
    expect(stdout).toContain("npm run deploy");
    expect(hostingConfig("production", "dist")).not.toHaveProperty("predeploy");
  });

  test("says how long files may be kept, and sends the security headers with all of them", () => {
    const paths = ["/assets/x.js", "/", "/monsters/1", "/service-worker.js", "/icons/y.png"];
    for (const path of paths) {
      expect(Object.fromEntries(headersFor(path)), path).toMatchObject({
        "Cache-Control": path.startsWith("/assets/")
          ? "public, max-age=31536000, immutable"
          : "no-cache",
        "X-Content-Type-Options": "nosniff",
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Strict-Transport-Security": expect.stringContaining("max-age=31536000"),
        "Permissions-Policy": expect.stringContaining("camera=()"),
      });
    }
  });
});
