import { needs } from "./support/needs.ts";
import { expect, test } from "./support/test.ts";

test("every page is the app, with the security headers and no stale copy", async ({ request }) => {
  for (const path of ["/", "/monsters", "/monsters/a.b", "/login?redirect=/profile", "/compare"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain('<div id="app" data-route="');
    const headers = response.headers();
    expect(headers["cache-control"], path).toBe("no-cache");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["cross-origin-opener-policy"], path).toBe("same-origin-allow-popups");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["strict-transport-security"], path).toContain("max-age=31536000");
    expect(headers["permissions-policy"], path).toContain("camera=()");
  }
});

test("hashed files may be kept for a year", async ({ request }) => {
  const page = await (await request.get("/")).text();
  const script = /data-entry="" href="([^"]+)"/.exec(page)?.[1] ?? "";
  const response = await request.get(script);
  expect(response.status()).toBe(200);
  expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("what is missing is not found, with a page that says so", async ({ request }) => {
  for (const path of [
    "/assets/index-gone.js",
    "/assets/deep/gone.css",
    "/gone.ico",
    "/no/such/page",
    "/monsters/1/2",
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain("ページが見つかりません");
  }
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test(
    "every address gets the page that the hosting has for it",
    needs("sender of an answer"),
    async ({ page, request }) => {
      await page.goto("/");
      await page.waitForFunction(
        async () => (await navigator.serviceWorker.ready).active?.state === "activated",
      );
      for (const path of [
        "/",
        "/monsters",
        "/monsters/1",
        "/monsters/a.b",
        "/monsters/1/2",
        "/index.html",
        "/monsters/index.html",
        "/monsters/1/index.html",
        "/login?redirect=/profile",
        "/compare?ids=1&ids=2",
        "/monster",
        "/no/such/page",
      ]) {
        const response = await page.goto(path, { waitUntil: "commit" });
        expect(response?.fromServiceWorker(), path).toBe(true);
        const hosted = await request.get(path);
        // What is not found gets the page for any screen, which says so when it has started.
        const kept = hosted.status() === 404 ? await request.get("/app.html") : hosted;
        expect(await response?.text(), path).toBe(await kept.text());
      }
      const missing = await page.goto("/robots.txt");
      expect(missing?.status()).toBe(404);
      expect(missing?.fromServiceWorker()).toBe(false);
    },
  );
});
