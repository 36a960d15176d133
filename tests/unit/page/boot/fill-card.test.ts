// @vitest-environment jsdom
import fc from "fast-check";
import * as v from "valibot";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { monsterSchema } from "#src/api/schemas.ts";
import { isBlank } from "#src/lib/plain-text.ts";
import { SHORT_FROM } from "#src/messages/format-number.ts";
import { LANGUAGES, type Language } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { wholeList } from "#src/monsters/monster-list.ts";
import { MONSTER_TYPES } from "#src/monsters/monster-type.ts";
import { fillCard, isCard } from "#src/page/boot/fill-card.ts";
import { translateTree } from "#src/page/boot/translate.ts";
import { INVISIBLE } from "#tests/support/hostile-texts.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";
import { renderBlankList, renderScreen, screenTranslations } from "../../../../build/page-parts.ts";
import { PAGES, type Page } from "../../../../build/pages.ts";

const unknown = inventMonster({ id: "001", name: "a" });

const TYPES = [
  ...MONSTER_TYPES,
  ...["WATER", "ﾎﾉｵ", "ghost", "ゴースト", "other", "null", "  ", " fire ", "レベル"],
  ...["ほのお・ひこう", "fire/ghost", null],
];
const LEVELS = [null, 0, 999_999, -1_234.5];
const NAMES = ["ヒノコ", "Ghost", " <b>$& {name} 火の鳥</b> "];

/** For each type a list of as many as a page of the build renders, with every level and name. */
const LISTS = TYPES.map((type, at) =>
  LEVELS.flatMap((level) => NAMES.map((name) => ({ type, level, name }))).map(
    (fields, index): Monster => ({
      ...unknown,
      ...fields,
      id: (at + index) % 2 === 0 ? String(index + 1).padStart(3, "0") : `a/b?c#d ${index}`,
    }),
  ),
);

const elementOf = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

/** The cards that the app itself renders for these monsters of the API. */
async function renderCards(page: Page, list: Monster[], language: Language) {
  const monsters = list.map((monster) => v.parse(monsterSchema, monster));
  const html = await renderScreen(page, wholeList(monsters, 1), language);
  return [...elementOf(html).querySelectorAll("li:has(article)")];
}

/** The markup of a card, without what only React uses of it. */
function shownMarkup(card: Element | null | undefined): string | undefined {
  const item = card?.cloneNode(true);
  if (!(item instanceof HTMLElement)) return undefined;
  item.removeAttribute("data-index");
  item.innerHTML = item.innerHTML.replaceAll(/<!--.*?-->/g, "");
  return item.outerHTML;
}

/** The blank cards, as the page has them in its template. */
async function blanksOf(page: Page, language: Language): Promise<HTMLElement> {
  const blanks = elementOf(await renderBlankList(page));
  const english = new Map(Object.entries(await screenTranslations(page, null)));
  if (language === "en") translateTree(blanks, english);
  return blanks;
}

// As in the build.
beforeEach(() => void vi.stubEnv("SSR", true));

const pages = PAGES.filter(({ listOrder }) => listOrder).flatMap((page) =>
  LANGUAGES.map((language) => ({ ...page, language })),
);

describe.each(pages)("a card filled by $file in $language", ({ language, ...page }) => {
  test("shows what the app renders, whatever its type, level, name and number", {
    timeout: 60_000,
  }, async () => {
    const blanks = await blanksOf(page, language);
    for (const list of [CATALOGUE.slice(0, 12), ...LISTS]) {
      const expected = await renderCards(page, list, language);
      expect(expected).toHaveLength(list.length);
      for (const [index, card] of expected.entries()) {
        // A page may show a list in another order.
        const path = card.querySelector("a")?.getAttribute("href");
        const monster = list.find(({ id }) => path === `/monsters/${encodeURIComponent(id)}`);
        const filled = isCard(monster) ? fillCard(monster, blanks, index, list.length) : null;
        expect(shownMarkup(filled)).toBe(shownMarkup(card));
      }
    }
  });
});

test("a card is made only from what the app shows unchanged, but for space around it", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom(...INVISIBLE, " ", "ア"), maxLength: 3 }),
    fc.nat(120).map((length) => "ア".repeat(length)),
    fc.constantFrom(null, 7, ["fire"], "\ud800"),
  );
  const level = fc.oneof(fc.double(), fc.constantFrom(null, "9", 1_000_000, -1_000_000));
  const card = fc.record({ id: text, name: text, type: text, level }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.oneof(card, fc.anything()), (value) => {
      if (!isCard(value)) return;
      const { id, name, type = null } = value;
      expect(v.parse(monsterSchema, { ...unknown, ...value })).toMatchObject({
        id,
        name: name.trim(),
        type: type === null || isBlank(type) ? null : type.trim(),
      });
      expect(Math.abs(value.level ?? 0)).toBeLessThan(SHORT_FROM);
    }),
    { numRuns: 1_000 },
  );
});
