import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import { ja } from "#src/messages/ja.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { PAGE_DATA_ID } from "#src/page/marks.ts";
import { serveApi } from "#tests/support/api-server.ts";
import { SHELL } from "#tests/support/page-shell.ts";
import { knownList, monsterPages } from "../../../build/monster-pages.ts";
import { renderPages } from "../../../build/render-pages.ts";

const SITE = "https://monsters.example";

/** The pages of a build that knows this list, with pages for the first monsters of it. */
async function pagesOf(list: MonsterList, limit: number) {
  const files = new Map<string, string>();
  const shell = { ...SHELL, siteUrl: SITE };
  for await (const [file, html] of renderPages(shell, list, monsterPages(list, limit), () => []))
    files.set(file, html);
  const page = (file: string) => new JSDOM(files.get(file) ?? "").window.document;
  return { files, page };
}

/** The data of a page's first query. */
function knownTo(page: Document) {
  const { queries } = JSON.parse(
    page.getElementById(PAGE_DATA_ID)?.textContent ?? '{"queries":[]}',
  );
  return queries[0]?.state.data;
}

describe("the monsters of a build", () => {
  test("are those that its API lists, with the time at which it was asked", async () => {
    const before = Date.now();
    const list = await knownList(null, await serveApi());
    expect(list.monsters).toEqual(CATALOGUE);
    expect(list.fetchedAt).toBeGreaterThanOrEqual(before);
  });

  test.each([
    ["lists none", "list=no-monsters", "there are none"],
    ["fails", "list=500", "API call rejected"],
  ])("are none where its API %s, which it says", async (_, faults, problem) => {
    await expect(knownList(null, await serveApi({ faults }))).rejects.toThrow(problem);
  });
});

describe("the pages of a build", () => {
  test("are filled with its monsters, up to the limit with a page for each", async () => {
    const list = { monsters: CATALOGUE, fetchedAt: 5 };
    const { files, page } = await pagesOf(list, 3);
    for (const file of ["index.html", "monsters/index.html"])
      expect(knownTo(page(file)), file).toEqual(list);
    for (const file of ["monster.html", "login/index.html", "compare/index.html", "app.html"])
      expect(knownTo(page(file)), file).toBeUndefined();
    for (const monster of CATALOGUE.slice(0, 3)) {
      const document = page(`monsters/${monster.id}/index.html`);
      const content = (selector: string) =>
        document.querySelector(selector)?.getAttribute("content");
      expect(knownTo(document)).toEqual(monster);
      expect(document.title).toBe(`${monster.name} | ${ja.appName}`);
      expect(content("[property='og:url']")).toBe(`${SITE}/monsters/${monster.id}`);
      expect(content("[property='og:image']")).toBe(`${SITE}/share/${monster.id}.png`);
      expect(content("[property='og:image:alt']")).toContain(monster.name);
      expect(content("[name='twitter:card']")).toBe("summary_large_image");
    }
    expect([...files.keys()]).not.toContain("monsters/4/index.html");
    // The policy of the site allows none.
    expect([...files.values()].filter((html) => / style=/.test(html))).toEqual([]);
  });

  test("say that the list is loading where it knows none", async () => {
    const { page } = await pagesOf({ monsters: [], fetchedAt: 0 }, 3);
    const document = page("monsters/index.html");
    expect(knownTo(document)).toBeUndefined();
    expect(document.querySelector("#app main")?.textContent).toContain(ja.monsters.loading);
  });

  test.each([
    ["2,000 monsters, all in the data, and the cards of the first", 2_000, 2_000, [4, 12]],
    ["more, none", 2_001, undefined, [0, 0]],
  ])("have of a list of %s", async (_, count, known, cards) => {
    const { page } = await pagesOf({ monsters: generateMonsters(count), fetchedAt: 5 }, 0);
    for (const [index, file] of ["index.html", "monsters/index.html"].entries()) {
      const document = page(file);
      expect(knownTo(document)?.monsters.length).toBe(known);
      expect(document.querySelectorAll("#app li[data-index]")).toHaveLength(cards[index] ?? 0);
    }
  });
});
