import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import { ja } from "#src/messages/ja.ts";
import { PAGE_DATA_ID } from "#src/page/marks.ts";
import { serveApi } from "#tests/support/api-server.ts";
import { SHELL } from "#tests/support/page-shell.ts";
import { monsterPages } from "../../../build/monster-pages.ts";
import { renderPages } from "../../../build/render-pages.ts";

/** For one build on a busy machine. */
const BUILD_LIMIT_MS = 180_000;

const SITE = "https://monsters.example";

const folder = mkdtempSync(join(tmpdir(), "prerender-"));

const parse = (html: string) => new JSDOM(html).window.document;

/** Builds the app as `npm run build` does, with an API that answers as `faults` say. */
async function build(faults: string) {
  const { stdout, stderr } = await promisify(execFile)(
    "vite",
    ["build", "--outDir", folder, "--emptyOutDir", "--logLevel", "warn"],
    {
      env: {
        ...process.env,
        PRERENDER_API_URL: await serveApi({ faults }),
        PRERENDER_PAGES: "3",
        SITE_URL: SITE,
        NODE_ENV: "production",
      },
    },
  );
  const page = (file: string) => parse(readFileSync(join(folder, file), "utf8"));
  return { output: stdout + stderr, page, has: (file: string) => existsSync(join(folder, file)) };
}

/** The data of a page's first query. */
function knownTo(page: Document) {
  const { queries } = JSON.parse(
    page.getElementById(PAGE_DATA_ID)?.textContent ?? '{"queries":[]}',
  );
  return queries[0]?.state.data;
}

afterAll(() => rmSync(folder, { recursive: true }));

describe("a build with a working API", () => {
  const before = Date.now();
  let built: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    built = await build("");
  }, BUILD_LIMIT_MS);

  test("writes the monsters and their fetch time into the home page and the encyclopedia", () => {
    const { output, page } = built;
    expect(output).not.toContain("The pages get no monsters");
    for (const file of ["index.html", "monsters/index.html"]) {
      const document = page(file);
      const known = knownTo(document);
      expect(known.monsters, file).toEqual(CATALOGUE);
      expect(known.fetchedAt, file).toBeGreaterThanOrEqual(before);
      expect(document.querySelector("[style]"), file).toBeNull();
    }
    for (const file of ["monster.html", "login/index.html", "compare/index.html", "app.html"])
      expect(knownTo(page(file)), file).toBeUndefined();
  });

  test("writes a page for each monster, up to the limit, all with the same style", () => {
    const { page, has } = built;
    const styles = new Set<string | undefined>();
    for (const monster of CATALOGUE.slice(0, 3)) {
      const document = page(`monsters/${monster.id}/index.html`);
      const content = (selector: string) =>
        document.querySelector(selector)?.getAttribute("content");
      expect(knownTo(document)).toEqual(monster);
      expect(document.querySelector("[style]")).toBeNull();
      expect(document.title).toBe(`${monster.name} | ${ja.appName}`);
      expect(content("[property='og:url']")).toBe(`${SITE}/monsters/${monster.id}`);
      expect(content("[property='og:image']")).toBe(`${SITE}/share/${monster.id}.png`);
      expect(content("[property='og:image:alt']")).toContain(monster.name);
      expect(content("[name='twitter:card']")).toBe("summary_large_image");
      expect(statSync(join(folder, `share/${monster.id}.png`)).size).toBeLessThan(300_000);
      styles.add(document.querySelector("style")?.textContent);
    }
    // The policy names each style.
    expect(styles.size).toBe(1);
    expect(has("monsters/4/index.html")).toBe(false);
  });

  test("lists the licences of its packages", () => {
    const licences = ["licences.txt", "other-licences.txt"]
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .join();
    const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    for (const [name, version] of Object.entries(dependencies)) {
      if (name.startsWith("@monster-field/")) continue;
      expect(licences).toContain(`\n## ${name} - ${version} (`);
    }
  });
});

test(
  "a build with an API that lists no monster says so, and writes the lists without any",
  async () => {
    const { output, page, has } = await build("list=no-monsters");
    expect(output).toContain("The pages get no monsters from http://");
    expect(has("monsters/3/index.html")).toBe(false);
    const document = page("monsters/index.html");
    expect(knownTo(document)).toBeUndefined();
    expect(document.querySelector("#app [data-list]")?.textContent).toContain(ja.monsters.loading);
  },
  BUILD_LIMIT_MS,
);

test.each([
  ["2,000 monsters has all of them in its data, and the cards of the first", 2_000, 2_000, 12],
  ["more has none of them", 2_001, undefined, 0],
])("the page of a list of %s", async (_, count, known, cards) => {
  const list = { monsters: generateMonsters(count), fetchedAt: 5 };
  const files = new Map<string, string>();
  for await (const [file, html] of renderPages(SHELL, list, monsterPages(list, 1), () => []))
    files.set(file, html);
  expect([...files.keys()]).toContain("monsters/1/index.html");
  for (const file of ["index.html", "monsters/index.html"]) {
    const document = parse(files.get(file) ?? "");
    expect(knownTo(document)?.monsters.length).toBe(known);
    expect(document.querySelectorAll("#app article")).toHaveLength(cards);
  }
});
