import { expect, test } from "vitest";
import { fc, fuzzCases } from "#tests/support/fuzz.ts";
import { hostingConfig } from "../../../build/hosting/hosting-config.ts";
import { PAGES, pageFor } from "../../../build/pages.ts";
import { keptPage } from "../../../service-worker/kept-page.ts";

const hosting = hostingConfig("production", "dist");

/** The page that Firebase Hosting answers with where `path` is none of its files: 404.html if there is no other. */
const hostedPage = (path: string) =>
  hosting.rewrites.find(({ regex }) => new RegExp(regex, "u").test(path))?.destination.slice(1) ??
  "404.html";

const isReserved = (path: string) => ["api", "__", "emulator"].includes(path.split("/")[1] ?? "");

const SEGMENTS = ["en", "monsters", "login", "index.html", "app", "api", "__", "emulator", "", "."];

const anySegment = fc.oneof(fc.constantFrom(...SEGMENTS), fc.webSegment(), fc.string());
const anyPath = fc
  .array(anySegment, { maxLength: 4 })
  .map((segments) => new URL(`http://localhost/${segments.join("/")}`).pathname);

test.each([
  ["/", "index.html"],
  ["/monsters", "monsters/index.html"],
  ["/monsters/", "monsters/index.html"],
  ["/monsters/1", "monster.html"],
  ["/monsters/a.b", "monster.html"],
  ["/monsters/a.b/c", "404.html"],
  ["/monsters/index.html", "monsters/index.html"],
  ["/monsters/1/index.html", "monster.html"],
  ["/no/such/index.html", undefined],
  ["/login", "login/index.html"],
  ["/profile", "app.html"],
  ["/monster", "404.html"],
  ["/no/such", "404.html"],
  ["/en", "en/index.html"],
  ["/en/", "en/index.html"],
  ["/en/index.html", "en/index.html"],
  ["/en/monsters", "en/monsters/index.html"],
  ["/en/monsters/a.b", "en/monster.html"],
  ["/en/login/index.html", "en/login/index.html"],
  ["/en/profile", "en/app.html"],
  ["/en/no/such", "en/404.html"],
  ["/en/en", "en/404.html"],
  ["/EN", "en/index.html"],
  ["/En/monsters/1", "en/monster.html"],
  ["/en/no.png", undefined],
  ["/english", "404.html"],
  ["/apiary", "404.html"],
  ["/assets/x.js", undefined],
  ["/monsters.html", undefined],
])("the table of addresses has for %s, with hosting and service worker: %s", (path, page) => {
  expect({ hosting: hostedPage(path), serviceWorker: keptPage(path) }).toEqual({
    hosting: page?.replace("en/404", "404") ?? "404.html",
    serviceWorker: page?.replace("404", "app"),
  });
});

test("the service worker leaves the path of the API to the network, whatever it is", () => {
  expect(keptPage("/backend/monsters", "/backend")).toBeUndefined();
  expect(keptPage("/backend", "/backend")).toBeUndefined();
  expect(keptPage("/backends", "/backend")).toBe("app.html");
  expect(keptPage("/api/monsters", "https://api.example/api")).toBe("app.html");
});

test.each(PAGES)(
  "the table of addresses puts no other page in the place of the file $file",
  ({ file }) => {
    expect(pageFor(`/${file}`) ?? file).toBe(file);
  },
);

test("the table of addresses makes hosting and service worker agree on any path that is not reserved", () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const hosted = hostedPage(path);
      const kept = keptPage(path);
      if (isReserved(path)) expect(kept).toBeUndefined();
      else if (hosted === "404.html")
        expect([undefined, "app.html", "en/app.html"]).toContain(kept);
      else expect(kept).toBe(hosted);
    }),
    { numRuns: fuzzCases(10) },
  );
});

test("the table of addresses keeps to what RE2 and JavaScript both know: no look-around, no reference back", () => {
  expect(PAGES.filter(({ pattern }) => /\(\?|\\\d/.test(pattern))).toEqual([]);
});

test("the table of addresses gives every page the address whose screen it shows", () => {
  expect(PAGES.map(({ path }) => pageFor(path))).toEqual(PAGES.map(({ file }) => file));
});
