// @vitest-environment jsdom

import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { GAPI_PATH } from "#mocks/embedded-services.ts";
import { ja } from "#src/messages/ja.ts";
import { NO_SCRIPTS } from "#src/messages/without-app.ts";
import { EMBEDDED_LIST_ID, MONSTER_PAGE_ID } from "#src/page/contract.ts";
import { serveApi } from "#tests/support/api-server.ts";

import { PAGE_ADDRESSES } from "../../../build/page-addresses.ts";

/** For one build on a busy machine. */
const BUILD_LIMIT_MS = 180_000;

const SITE = "https://monsters.example";

const folder = mkdtempSync(join(tmpdir(), "prerender-"));

/** Builds the app as `npm run build` does, or in another mode, with an API that answers as `faults` say. */
async function build(faults: string, mode = "production") {
  const apiUrl = await serveApi({ faults });
  const { stdout, stderr } = await promisify(execFile)(
    "vite",
    ["build", "--mode", mode, "--outDir", folder, "--emptyOutDir", "--logLevel", "warn"],
    {
      env: {
        ...process.env,
        PRERENDER_API_URL: apiUrl,
        PRERENDER_PAGES: "3",
        SITE_URL: SITE,
        NODE_ENV: "production",
      },
    },
  );
  const page = (file: string) =>
    new DOMParser().parseFromString(readFileSync(join(folder, file), "utf8"), "text/html");
  return { output: stdout + stderr, page, has: (file: string) => existsSync(join(folder, file)) };
}

type Build = Awaited<ReturnType<typeof build>>;

afterAll(() => rmSync(folder, { recursive: true }));

describe("a build with a working API", () => {
  const before = Date.now();
  let built: Build;
  beforeAll(async () => {
    built = await build("");
  }, BUILD_LIMIT_MS);

  test("writes the monsters and their fetch time into the home page and the encyclopedia", () => {
    const { output, page } = built;
    expect(output).not.toContain("The pages get no monsters");
    for (const file of ["index.html", "monsters/index.html"]) {
      const document = page(file);
      const names = [...document.querySelectorAll("#app article h2, #app article h3")].map(
        ({ textContent }) => textContent,
      );
      expect(names, file).toEqual(CATALOGUE.slice(0, names.length).map(({ name }) => name));
      expect(names.length, file).toBeGreaterThanOrEqual(12);
      const known = JSON.parse(document.getElementById(EMBEDDED_LIST_ID)?.textContent ?? "null");
      expect(known.monsters, file).toEqual(CATALOGUE);
      expect(known.fetchedAt, file).toBeGreaterThanOrEqual(before);
      expect(document.querySelector("[style]"), file).toBeNull();
    }
    for (const file of ["monster.html", "login/index.html", "compare/index.html", "app.html"]) {
      expect(page(file).getElementById(EMBEDDED_LIST_ID), file).toBeNull();
    }
  });

  test("links each monster to its page, for visitors without scripts", () => {
    for (const file of ["index.html", "monsters/index.html"]) {
      const cards = [...built.page(file).querySelectorAll("#app article")];
      expect(
        cards.map((card) => card.querySelector("a")?.getAttribute("href")),
        file,
      ).toEqual(CATALOGUE.slice(0, cards.length).map(({ id }) => `/monsters/${id}`));
      expect(built.page(file).querySelector("#app [data-list] [aria-live]")?.textContent).not.toBe(
        ja.monsters.loading,
      );
    }
  });

  test("writes a page for each monster, up to the limit, with all of it", () => {
    const { page, has } = built;
    for (const [index, monster] of CATALOGUE.slice(0, 3).entries()) {
      const document = page(`monsters/${monster.id}/index.html`);
      expect(document.title).toBe(`${monster.name} | ${ja.appName}`);
      const article = document.querySelector("#app article");
      expect(article?.querySelector("h1")?.textContent).toBe(monster.name);
      const drawing = article?.querySelector<HTMLTemplateElement>("template[shadowrootmode]");
      expect(drawing?.content.querySelectorAll("svg > g path").length).toBeGreaterThan(5);
      for (const move of monster.moves ?? []) expect(article?.textContent).toContain(move);
      const links = [...document.querySelectorAll("#app nav a[rel]")];
      expect(links.map((link) => link.getAttribute("href"))).toEqual(
        [CATALOGUE[index - 1], CATALOGUE[index + 1]].flatMap((other) =>
          other ? [`/monsters/${other.id}`] : [],
        ),
      );
      const known = JSON.parse(document.getElementById(MONSTER_PAGE_ID)?.textContent ?? "null");
      expect(known.monster).toEqual(monster);
      expect(known.fetchedAt).toBeGreaterThanOrEqual(before);
      expect(document.querySelector("[style]")).toBeNull();
      expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
        `${SITE}/monsters/${monster.id}`,
      );
      const content = (selector: string) =>
        document.querySelector(selector)?.getAttribute("content");
      expect(content("[property='og:title']")).toBe(document.title);
      expect(content("[name=description]")).toContain(monster.name);
      expect(content("[property='og:image']")).toBe(`${SITE}/share/${monster.id}.png`);
      expect(statSync(join(folder, `share/${monster.id}.png`)).size).toBeLessThan(300_000);
    }
    expect(has("monsters/4/index.html")).toBe(false);
  });

  test("gives all monsters' pages one style, so that the policy names few", () => {
    const styleOf = (id: string) => built.page(`monsters/${id}/index.html`).querySelector("style");
    expect(styleOf("1")?.textContent).toBe(styleOf("2")?.textContent);
  });

  test("lists the licences of its packages", () => {
    const licences = ["licences.txt", "other-licences.txt"]
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .join();
    const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    for (const [name, version] of Object.entries(dependencies)) {
      expect(licences).toContain(`\n## ${name} - ${version} (`);
    }
  });

  test("tells search engines of its pages", () => {
    const sitemap = readFileSync(join(folder, "sitemap.xml"), "utf8");
    expect(sitemap.match(/(?<=<loc>)[^<]+/g)).toEqual(
      ["/", "/monsters", "/monsters/1", "/monsters/2", "/monsters/3"].map((path) => SITE + path),
    );
    expect(readFileSync(join(folder, "robots.txt"), "utf8")).toContain(`${SITE}/sitemap.xml`);
  });

  test("begins each page with a notice for visitors without scripts, in every language", () => {
    for (const { file } of PAGE_ADDRESSES) {
      // What `DOMParser` makes of `<noscript>` is what a browser without scripts does.
      const first = built.page(file).body.firstElementChild;
      expect(first?.localName, file).toBe("noscript");
      const texts = [...(first?.querySelectorAll("p") ?? [])];
      expect(
        texts.map(({ lang, textContent }) => [lang, textContent]),
        file,
      ).toEqual(Object.entries(NO_SCRIPTS));
    }
  });
});

describe.each([
  ["fails", "list=500", "The pages get no monsters from http://", false],
  ["lists no monster", "list=no-monsters", "The pages get no monsters from http://", false],
  [
    "lists more monsters than a page should hold",
    "monsters=1001",
    "The lists get no monsters: 1001 are too many for a page",
    true,
  ],
])("a build with an API that %s", (_, faults, warning, hasPages) => {
  let built: Build;
  beforeAll(async () => {
    built = await build(faults);
  }, BUILD_LIMIT_MS);

  test("says so, and writes the lists without monsters", () => {
    const { output, page, has } = built;
    expect(output).toContain(warning);
    expect(has("monsters/3/index.html")).toBe(hasPages);
    const document = page("monsters/index.html");
    expect(document.getElementById(EMBEDDED_LIST_ID)).toBeNull();
    expect(document.querySelector("#app [data-list]")?.textContent).toContain(ja.monsters.loading);
    expect(document.querySelector("script[data-early-request=list]")).not.toBeNull();
  });
});

test(
  "a build for the preview loads the stand-in for Google's script in every page",
  async () => {
    const built = await build("", "preview");
    for (const { file } of PAGE_ADDRESSES)
      expect(built.page(file).querySelector(`script[src="${GAPI_PATH}"]`), file).not.toBeNull();
  },
  BUILD_LIMIT_MS,
);
