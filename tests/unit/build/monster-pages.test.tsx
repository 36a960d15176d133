import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import { wholeList } from "#src/monsters/monster-list.ts";
import { neighbours } from "#src/monsters/neighbours.ts";
import { statScale } from "#src/monsters/stat-scale.ts";
import { MARKUP } from "#tests/support/hostile-texts.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

import { HeadTags, type PageSummary } from "../../../build/head-tags.tsx";
import { describeMonster, structureMonster } from "../../../build/monster-facts.ts";
import { canHavePage, monsterPages } from "../../../build/monster-pages.ts";
import { robots, sitemap } from "../../../build/site-files.ts";

const listOf = (monsters: typeof CATALOGUE) => wholeList(monsters, 5);

const SITE = "https://monsters.example";

describe("the pages of monsters", () => {
  test("have the monsters in the encyclopedia's order, with their neighbours there", () => {
    const pages = monsterPages(listOf(CATALOGUE.toReversed()), 2_000);
    expect(pages.map(({ monster }) => monster)).toEqual(CATALOGUE);
    for (const { monster, previous, next, position, ...rest } of pages) {
      const expected = neighbours(CATALOGUE, monster.id);
      expect(previous?.id).toBe(expected.previous?.id);
      expect(next?.name).toBe(expected.next?.name);
      expect(position).toBe(expected.position);
      expect(rest).toEqual({
        fetchedAt: 5,
        count: CATALOGUE.length,
        scaleEnd: statScale(CATALOGUE),
      });
    }
  });

  test("are as many as allowed, the first ones", () => {
    const monsters = generateMonsters(50);
    expect(monsterPages(listOf(monsters), 20)).toEqual(
      monsterPages(listOf(monsters), 50).slice(0, 20),
    );
    expect(monsterPages(listOf(monsters), 0)).toEqual([]);
    expect(monsterPages(listOf([]), 20)).toEqual([]);
  });

  test("leave out ids that are no file names, but not as neighbours", () => {
    const monsters = [
      inventMonster({ id: "a", name: "a" }),
      inventMonster({ id: "b/..", name: "b" }),
      inventMonster({ id: "c", name: "c" }),
    ];
    const pages = monsterPages(listOf(monsters), 10);
    expect(pages.map(({ monster }) => monster.id)).toEqual(["a", "c"]);
    expect(pages.at(-1)).toMatchObject({ previous: { id: "b/.." }, position: 3, count: 3 });
  });

  test("never lead out of their folder", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (id) => {
        if (!canHavePage({ id })) return;
        const { pathname } = new URL(`/monsters/${id}/index.html`, SITE);
        expect(pathname).toBe(`/monsters/${id}/index.html`);
        expect(id).toBe(id.toLowerCase());
      }),
    );
  });
});

describe("what a page says of a monster", () => {
  const monster = {
    ...inventMonster({ id: "7", name: "ヒダマリネコ", type: "fire", level: 12, hp: 30 }),
    moves: ["ひのこ", "ひっかく"],
  };

  test("is a sentence of what is known", () => {
    expect(describeMonster(monster)).toBe(
      "ヒダマリネコ（No.007、ほのおタイプ、レベル12、HP30、技: ひのこ、ひっかく）。モンスターフィールドのモンスター図鑑。",
    );
    expect(describeMonster(inventMonster({ id: "x", name: "ナゾ" }))).toBe(
      "ナゾ。モンスターフィールドのモンスター図鑑。",
    );
    expect(describeMonster(inventMonster({ id: "x", name: "ケタ", level: 1_234, hp: 1e308 }))).toBe(
      "ケタ（レベル1,234、HP1×10^308）。モンスターフィールドのモンスター図鑑。",
    );
  });

  test("has its place in the site, where the site's address is known", () => {
    expect(structureMonster(monster, "")).toBeNull();
    expect(structureMonster(monster, SITE)).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, item: `${SITE}/` },
        { position: 2, item: `${SITE}/monsters` },
        { position: 3, item: `${SITE}/monsters/7`, name: "ヒダマリネコ" },
      ],
    });
  });
});

describe("the tags for search engines and previews", () => {
  const summary = {
    title: "ア",
    description: "イ",
    image: { path: "/share/7.png", alt: "ウ" },
    path: "/monsters/7",
  };
  const headOf = (page: PageSummary, siteUrl: string) =>
    new DOMParser().parseFromString(
      renderToStaticMarkup(<HeadTags summary={page} siteUrl={siteUrl} />),
      "text/html",
    ).head;
  const contentOf = (head: Element, property: string) =>
    head.querySelector(`[property="${property}"]`)?.getAttribute("content");

  test("have whole addresses where the site's own is known", () => {
    const head = headOf(summary, SITE);
    expect(head.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
      `${SITE}/monsters/7`,
    );
    expect(contentOf(head, "og:url")).toBe(`${SITE}/monsters/7`);
    expect(contentOf(head, "og:image")).toBe(`${SITE}/share/7.png`);
    expect(contentOf(head, "og:image:alt")).toBe("ウ");
    expect(head.querySelector("[name='twitter:card']")?.getAttribute("content")).toBe(
      "summary_large_image",
    );
  });

  test("claim no address where it is not known, or stands for many", () => {
    for (const head of [headOf(summary, ""), headOf({ ...summary, path: null }, SITE)]) {
      expect(head.querySelector("link[rel=canonical]")).toBeNull();
      expect(contentOf(head, "og:url")).toBeUndefined();
    }
  });

  test.each(MARKUP)("treat %s as text", (text) => {
    const head = headOf({ ...summary, title: text, description: text }, SITE);
    expect(contentOf(head, "og:title")).toBe(text);
    expect(head.querySelector("[name=description]")?.getAttribute("content")).toBe(text);
    expect(head.querySelectorAll("script, img, svg")).toHaveLength(0);
  });
});

test("the sitemap has every address once, and robots.txt leads to it", () => {
  const xml = new DOMParser().parseFromString(sitemap(SITE, ["/", "/a&b"]), "application/xml");
  expect([...xml.querySelectorAll("url > loc")].map(({ textContent }) => textContent)).toEqual([
    `${SITE}/`,
    `${SITE}/a&b`,
  ]);
  expect(robots(SITE)).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});
