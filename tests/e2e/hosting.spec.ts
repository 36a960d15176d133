import { needs } from "./support/needs.ts";
import { appIsKept, expect, test } from "./support/test.ts";

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test(
    "every address gets the page that the hosting has for it",
    needs("sender of an answer"),
    async ({ page, request }) => {
      await page.goto("/");
      await appIsKept(page);
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
