import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { integrityOf, isOfBuild } from "../../service-worker/is-of-build.ts";

const SCRIPT = "export const moves = ['ひのこ'];";
const INTEGRITY = `sha256-${createHash("sha256").update(SCRIPT).digest("base64")}`;
const PORTAL = "<!doctype html><p>Please log in";
const ENTRY = "/assets/index-1.js";
const pageWith = (entry: string) => `<!doctype html><link data-entry href="${entry}"><main></main>`;

const answer = (body: string, type = "text/html; charset=utf-8", status = 200) =>
  new Response(body, { status, headers: { "Content-Type": type } });

const isRight = (response: Response, integrity?: string) =>
  isOfBuild(response, integrity, (path) => path === ENTRY);

test("a hash is written as the integrity of a script is", async () => {
  expect(await integrityOf(new TextEncoder().encode(SCRIPT))).toBe(INTEGRITY);
});

describe("an answer is of the build", () => {
  test.each([
    ["the very file", answer(SCRIPT, "text/javascript"), INTEGRITY],
    ["a page with its script", answer(pageWith(ENTRY)), undefined],
    ["with what the host has added", answer(`${pageWith(ENTRY)}<script></script>`), undefined],
  ])("if it is %s", async (_, response, integrity) => {
    expect(await isRight(response, integrity)).toBe(true);
    expect(response.bodyUsed).toBe(false);
  });
});

describe("an answer is not of the build", () => {
  test.each([
    ["a page in the place of a file", answer(PORTAL), INTEGRITY],
    ["a file that is cut off", answer(SCRIPT.slice(0, -1), "text/javascript"), INTEGRITY],
    ["a page without a script", answer(PORTAL), undefined],
    ["a page with a script of another build", answer(pageWith("/assets/index-2.js")), undefined],
    ["a page that is sent as text", answer(pageWith(ENTRY), "text/plain"), undefined],
    ["the page of an error", answer(pageWith(ENTRY), "text/html", 404), undefined],
  ])("if it is %s", async (_, response, integrity) => {
    expect(await isRight(response, integrity)).toBe(false);
  });
});
