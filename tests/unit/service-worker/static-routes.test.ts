import { expect, test } from "vitest";

import { isPagesCache, pagesCacheOf, staticRoutes } from "../../../service-worker/static-routes.ts";

const SITE = "https://example.com";

const manifest = [
  { url: "index.html", revision: "a" },
  { url: "monsters/index.html", revision: "b" },
  { url: "assets/index-12345678.js", revision: null },
];

test("the cache of pages has a name of its own for each build whose pages differ", () => {
  const [home, ...others] = manifest;
  const changed = [{ url: "index.html", revision: "c" }, ...others];
  expect(pagesCacheOf(manifest)).not.toBe(pagesCacheOf(changed));
  expect(pagesCacheOf(manifest)).toBe(pagesCacheOf([...(home ? [home] : []), ...others]));
  expect(isPagesCache(pagesCacheOf(manifest))).toBe(true);
  expect(isPagesCache("workbox-precache-v2-https://example.com/")).toBe(false);
});

const rules = staticRoutes("pages-x", "assets");

/** What the first rule that fits says, as a browser reads them. */
function sourceOf(address: string, mode: RequestMode, destination: RequestDestination) {
  const fits = ({ condition }: (typeof rules)[number]) => {
    const { urlPattern, requestMode = mode, requestDestination = destination } = condition;
    return (
      requestMode === mode &&
      requestDestination === destination &&
      (urlPattern === undefined || new URLPattern(urlPattern).test(address, SITE))
    );
  };
  return rules.find(fits)?.source;
}

test.each([
  ["/monsters", "navigate", "document", { cacheName: "pages-x" }],
  ["/monsters?type=water", "navigate", "document", undefined],
  ["/monsters/1", "navigate", "document", undefined],
  ["/no/such/page", "navigate", "document", undefined],
  ["/assets/index-12345678.js", "cors", "script", { cacheName: "assets" }],
  ["/assets/index-12345678.css", "no-cors", "style", { cacheName: "assets" }],
  ["/api/monsters", "cors", "", "network"],
  ["/manifest.webmanifest", "cors", "manifest", "fetch-event"],
  ["/icons/icon-192.png", "no-cors", "image", undefined],
] as const)("%s (%s, for a %s) comes from %j", (address, mode, destination, source) => {
  expect(sourceOf(address, mode, destination)).toEqual(source);
});
