import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { integrityOf, isOfBuild } from "../../../service-worker/is-of-build.ts";

const SCRIPT = "export const moves = ['ひのこ'];";
const INTEGRITY = `sha256-${createHash("sha256").update(SCRIPT).digest("base64")}`;
const PORTAL = "<!doctype html><p>Please log in";
const FILE = { url: "assets/moves-1.js", integrity: INTEGRITY };
const PAGE = { url: "compare/index.html" };
const MANIFEST = [FILE, PAGE, { url: "assets/index-1.js" }];

const pageWith = ({
  entry = "/assets/index-1.js",
  route = "/_main/compare",
  language = "ja",
} = {}) =>
  `<!doctype html><link data-entry="" href="${entry}"><div id="app" data-route="${route}" data-language="${language}"></div>`;

const answer = (body: string, type = "text/html; charset=utf-8", status = 200) =>
  new Response(body, { status, headers: { "Content-Type": type } });

test("a hash is written as the integrity of a script is", async () => {
  expect(await integrityOf(new TextEncoder().encode(SCRIPT))).toBe(INTEGRITY);
});

test.each([
  ["the very file", answer(SCRIPT, "text/javascript"), FILE, true],
  ["a page with its script", answer(pageWith()), PAGE, true],
  ["a page with what the host has added", answer(`${pageWith()}<script></script>`), PAGE, true],
  ["a page in the place of a file", answer(PORTAL), FILE],
  ["a file that is cut off", answer(SCRIPT.slice(0, -1), "text/javascript"), FILE],
  ["a page without a script", answer(PORTAL), PAGE],
  ["a page of another build", answer(pageWith({ entry: "/assets/index-2.js" })), PAGE],
  ["home in the place of another page", answer(pageWith({ route: "/_main/" })), PAGE],
  ["the page in another language", answer(pageWith({ language: "en" })), PAGE],
  ["a page without a route", answer(pageWith().replace("data-route", "class")), PAGE],
  ["a page that is sent as text", answer(pageWith(), "text/plain"), PAGE],
  ["the page of an error", answer(pageWith(), "text/html", 404), PAGE],
])("whether an answer is of the build: %s", async (_, response, file, isOf = false) => {
  expect(await isOfBuild(response, file, MANIFEST)).toBe(isOf);
  if (isOf) expect(response.bodyUsed).toBe(false);
});
