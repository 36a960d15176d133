// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { wholeList } from "#src/monsters/monster-list.ts";
import { translateTree } from "#src/page/boot/translate.ts";

import { monsterPages } from "../../../build/monster-pages.ts";
import type { RenderedScreen } from "../../../build/page-content.ts";
import {
  monsterTranslations,
  renderMonster,
  renderScreen,
  screenTranslations,
} from "../../../build/page-parts.ts";
import { PAGES } from "../../../build/pages.ts";
import { translationsOf } from "../../../build/translations.ts";

const [first] = CATALOGUE;
if (!first) throw new Error("The catalogue is empty");

/** Names and types that are also texts of the pages, or patterns; numbers that each language writes in its own way. */
const UNUSUAL: Monster[] = [
  { ...first, id: "a", name: "ホーム" },
  { ...first, id: "b", name: "の", type: "レベル" },
  { ...first, id: "c", name: "$& {name}", type: "constructor", level: null },
  { ...first, id: "d", name: "Monster", type: null },
  { ...first, id: "e", name: "<b>モンスター</b> & 'x'" },
  { ...first, id: "f", level: 9_999_999, hp: 1e308, attack: -2_500_000_000 },
];

const listOf = (monsters: Monster[]) => wholeList(monsters, 1);

const elementOf = ({ markup }: RenderedScreen) =>
  new DOMParser().parseFromString(markup, "text/html").body;

// As in the build.
beforeEach(() => void vi.stubEnv("SSR", true));

describe.each(PAGES)("$file, translated by the page", (page) => {
  test.each([
    ["no monsters", null],
    ["many monsters", listOf(CATALOGUE)],
    ["high numbers, and names that are words of the page", listOf(UNUSUAL)],
  ])("equals what the app renders in English: %s", async (_, list) => {
    const known = page.listOrder ? list : null;
    const english = new Map(Object.entries(await screenTranslations(page, known)));
    const translated = elementOf(await renderScreen(page, known));
    translateTree(translated, english);
    const expected = elementOf(await renderScreen(page, known, "en"));
    expect(translated.innerHTML).toBe(expected.innerHTML);
  });
});

const pages = monsterPages(listOf([...CATALOGUE.slice(0, 12), ...UNUSUAL]), 100);

test.each(pages)(
  "the own page of $monster.name, translated, is what the app renders",
  async (page) => {
    const translated = elementOf(await renderMonster(page));
    translateTree(translated, new Map(Object.entries(await monsterTranslations(page))));
    const expected = elementOf(await renderMonster(page, "en"));
    expect(translated.innerHTML).toBe(expected.innerHTML);
  },
);

describe("translations of a page", () => {
  test("are its texts and labels that differ, without the entities of HTML", () => {
    expect(
      translationsOf(
        '<p>HP</p><p aria-label="技" class="技">攻撃&amp;防御</p>',
        '<p>HP</p><p aria-label="Moves" class="技">Attack &amp; defense&#x27;s</p>',
      ),
    ).toEqual({ 技: "Moves", "攻撃&防御": "Attack & defense's" });
  });

  test.each([
    ["one text has two", "<p>技</p><p>技</p>", "<p>Moves</p><p>Move</p>", "two translations of 技"],
    ["a text could be one of the API", "<p>HP</p>", "<p>Health</p>", "Not Japanese"],
    ["one language has more texts", "<p>技</p>", "<p>Moves</p><p>!</p>", "more texts"],
  ])("do not exist where %s", (_, japanese, english, message) => {
    expect(() => translationsOf(japanese, english)).toThrow(message);
  });
});
