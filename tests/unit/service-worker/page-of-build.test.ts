import { expect, test } from "vitest";
import { isPageOfBuild } from "../../../service-worker/page-of-build.ts";

const MANIFEST = [{ url: "compare/index.html" }, { url: "assets/index-1.js" }];

const pageWith = ({
  entry = "/assets/index-1.js",
  route = "/_main/compare",
  language = "ja",
} = {}) =>
  `<!doctype html><link data-entry="" href="${entry}"><div id="app" data-route="${route}" data-language="${language}"></div>`;

test.each([
  ["the page with its script", pageWith(), true],
  ["the page with what the host has added", `${pageWith()}<script></script>`, true],
  ["a page without a script", "<!doctype html><p>Please log in"],
  ["the page of another build", pageWith({ entry: "/assets/index-2.js" })],
  ["home in the place of another page", pageWith({ route: "/_main/" })],
  ["the page in another language", pageWith({ language: "en" })],
  ["a page without a route", pageWith().replace("data-route", "class")],
  ["the page, sent as text", pageWith(), false, "text/plain"],
])(
  "whether an answer is the page of the build: %s",
  async (_, body, isOf = false, type = "text/html; charset=utf-8") => {
    const response = new Response(body, { headers: { "Content-Type": type } });
    expect(await isPageOfBuild(response, "/compare/index.html", MANIFEST)).toBe(isOf);
    if (isOf) expect(response.bodyUsed).toBe(false);
  },
);
