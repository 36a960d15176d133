import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { neighbours } from "#src/monsters/neighbours.ts";
import { ranksOf } from "#src/monsters/ranks.ts";
import { statScale } from "#src/monsters/stat-scale.ts";
import { fc } from "#tests/support/fuzz.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";
import { type PageSummary, PageTags } from "../../../build/head-tags.tsx";
import { describeMonster, structureMonster } from "../../../build/monster-facts.ts";
import { canHavePage, monsterPages } from "../../../build/monster-pages.ts";
import { openSearch, robots, sitemap } from "../../../build/site-files.ts";

const listOf = (monsters: typeof CATALOGUE) => ({ monsters, fetchedAt: 5 });

const SITE = "https://monsters.example";

const ODD_IDS = ["a/b", "..", "a.b", "A", "あ", "a b", "-a", "x".repeat(101)];

describe("the pages of monsters", () => {
  test("have the monsters in the encyclopedia's order, with their neighbours there", () => {
    const pages = monsterPages(listOf(CATALOGUE.toReversed()), 2_000);
    expect(pages.map(({ monster }) => monster)).toEqual(CATALOGUE);
    expect(pages.map(({ listFacts }) => listFacts)).toEqual(
      CATALOGUE.map((monster) => ({
        ...neighbours(CATALOGUE, monster.id),
        scaleEnd: statScale(CATALOGUE),
        ranks: ranksOf(CATALOGUE, monster),
      })),
    );
  });

  test("leave out ids that are no file names, but not as neighbours", () => {
    const monsters = ["a", "b/..", "c"].map((id) => inventMonster({ id }));
    const pages = monsterPages(listOf(monsters), 10);
    expect(pages.map(({ monster }) => monster.id)).toEqual(["a", "c"]);
    expect(pages.at(-1)?.listFacts).toMatchObject({
      previous: { id: "b/.." },
      position: 3,
      count: 3,
    });
  });

  test("are for ids alone that are names of files everywhere, and never lead out of their folder", () => {
    expect(ODD_IDS.filter((id) => canHavePage({ id }))).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (id) => {
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
    expect(describeMonster(monster, "ja")).toBe(
      "ヒダマリネコ（No.007、ほのおタイプ、レベル12、HP30、技: ひのこ、ひっかく）。モンスターフィールドのモンスター図鑑。",
    );
    expect(describeMonster(monster, "en")).toBe(
      "ヒダマリネコ (No.007, Type Fire, Level 12, HP 30, Moves: ひのこ, ひっかく) in the monster encyclopedia of Monster Field.",
    );
    expect(describeMonster(inventMonster({ id: "x", name: "ナゾ" }), "ja")).toBe(
      "ナゾ。モンスターフィールドのモンスター図鑑。",
    );
  });

  test("has its place in the site, where the site's address is known", () => {
    expect(structureMonster(monster, "", "ja")).toBeNull();
    expect(structureMonster(monster, SITE, "en")).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, item: `${SITE}/en`, name: "Monster Field" },
        { position: 2, item: `${SITE}/en/monsters` },
        { position: 3, item: `${SITE}/en/monsters/7`, name: "ヒダマリネコ" },
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
    renderToStaticMarkup(<PageTags language="ja" summary={page} siteUrl={siteUrl} />);

  test("claim no address where it is not known, or stands for many", () => {
    for (const head of [headOf(summary, ""), headOf({ ...summary, path: null }, SITE)])
      expect(head).not.toMatch(/canonical|og:url|alternate/);
  });
});

test("the address bar searches the encyclopedia, in the language of the page", () => {
  for (const [language, path] of [
    ["ja", "/monsters"],
    ["en", "/en/monsters"],
  ] as const) {
    const xml = new DOMParser().parseFromString(openSearch(SITE, language), "application/xml");
    expect(xml.querySelector("parsererror")).toBeNull();
    const template = xml.querySelector("Url")?.getAttribute("template");
    expect(template).toBe(`${SITE}${path}?q={searchTerms}`);
  }
});

test("the sitemap has every address once, and robots.txt leads to it", () => {
  const xml = new DOMParser().parseFromString(sitemap(SITE, ["/", "/a&b"]), "application/xml");
  expect([...xml.querySelectorAll("url > loc")].map(({ textContent }) => textContent)).toEqual([
    `${SITE}/`,
    `${SITE}/a&b`,
  ]);
  const twins = [...xml.querySelectorAll("url:first-child > *[hreflang]")];
  expect(twins.map((twin) => [twin.getAttribute("hreflang"), twin.getAttribute("href")])).toEqual([
    ["ja", `${SITE}/`],
    ["en", `${SITE}/en`],
    ["x-default", `${SITE}/`],
  ]);
  expect(robots(SITE)).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});
