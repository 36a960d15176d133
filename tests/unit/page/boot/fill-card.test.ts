// @vitest-environment jsdom
import fc from "fast-check";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import { monsterSchema } from "#src/api/schemas.ts";
import { isBlank } from "#src/lib/plain-text.ts";
import { LANGUAGES, type Language } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { wholeList } from "#src/monsters/monster-list.ts";
import { MONSTER_TYPES } from "#src/monsters/monster-type.ts";
import { fillCard, isCard } from "#src/page/boot/fill-card.ts";
import { translateTree } from "#src/page/boot/translate.ts";

import { INVISIBLE } from "#tests/support/hostile-texts.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";
import { pageParts } from "../../../../build/page-parts.ts";
import { PAGES, type Page } from "../../../../build/pages.ts";
import { renderMonster, renderScreen } from "../../../../build/render.tsx";

const parts = pageParts({ renderMonster, renderScreen });

/** As many as a page of the build renders. */
const LIST_LENGTH = 12;

const unknown = inventMonster({ id: "001", name: "a" });

const TYPES = [
  ...MONSTER_TYPES,
  ...[
    "WATER",
    "ﾎﾉｵ",
    "ghost",
    "ゴースト",
    "other",
    "null",
    "",
    "  ",
    "\u200b",
    " fire ",
    "詳細を見る",
  ],
  ...["ほのお・ひこう", "fire/ghost", "どく、はがね"],
  null,
];
const LEVELS = [null, 0, 999_999, -1_234.5];
const NAMES = ["ヒノコ", "Ghost", " <b>$& 火の鳥</b> ", "$& {name} レベル 0"];
const IDS = [
  (index: number) => String(index + 1).padStart(3, "0"),
  (index: number) => `a/b?c#d ${index}`,
];

/** Every combination of what a card shows. */
const COMBINATIONS = TYPES.flatMap((type) =>
  LEVELS.flatMap((level) =>
    NAMES.flatMap((name) => IDS.map((idOf) => ({ type, level, name, idOf }))),
  ),
).map(({ idOf, ...fields }, index): Monster => ({ ...unknown, ...fields, id: idOf(index) }));

function elementOf(html: string): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = html;
  return element;
}

/** The cards that the app itself renders for these monsters of the API. */
async function renderCards(page: Page, list: Monster[], language: Language) {
  const monsters = list.map((monster) => v.parse(monsterSchema, monster));
  const html = await renderScreen(page, "/api", wholeList(monsters, 1), language);
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
  const blanks = elementOf(await parts.blankList(page, "/api"));
  const english = new Map(Object.entries(await parts.translations(page, "/api", null)));
  if (language === "en") translateTree(blanks, english);
  return blanks;
}

const slices = <Item>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / LIST_LENGTH) }, (_, index) =>
    items.slice(index * LIST_LENGTH, (index + 1) * LIST_LENGTH),
  );

// As in the build.
beforeEach(() => void vi.stubEnv("SSR", true));
afterEach(() => void vi.unstubAllEnvs());

const pages = PAGES.filter(({ listOrder }) => listOrder).flatMap((page) =>
  LANGUAGES.map((language) => ({ ...page, language })),
);

describe.each(pages)("a card filled by $file in $language", ({ language, ...page }) => {
  test.each([
    ["from the catalogue", CATALOGUE],
    ["from generated monsters", generateMonsters(60)],
    ["with every combination of type, level, name and number", COMBINATIONS],
  ])(
    "shows what the app renders: %s",
    async (_, monsters) => {
      const blanks = await blanksOf(page, language);
      for (const list of slices(monsters)) {
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
    },
    60_000,
  );

  test("shows markup in a name as text", async () => {
    const monster = { ...unknown, name: "<b>火の鳥</b>" };
    const card = fillCard(monster, await blanksOf(page, language), 0, 1);
    expect(card?.querySelector("h2, h3")?.textContent).toBe("<b>火の鳥</b>");
    expect(card?.querySelector("b")).toBeNull();
  });
});

test.each([
  null,
  "a",
  7,
  [],
  {},
  { ...unknown, id: 7 },
  { ...unknown, id: "" },
  ...[" ", "\u200b", "\ud800", "ア".repeat(101), null].map((name) => ({ ...unknown, name })),
  ...["\ud800", "ア".repeat(101), 7, ["fire"]].map((type) => ({ ...unknown, type })),
  ...["9", 1_000_000, -1_000_000].map((level) => ({ ...unknown, level })),
])("a card is not made from %j", (value) => {
  expect(isCard(value)).toBe(false);
});

test("a card shows of a monster of the API what the app shows", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom(...INVISIBLE, " ", "ア"), maxLength: 3 }),
    fc.tuple(fc.constantFrom("ア", "👾 "), fc.nat(120)).map(([part, times]) => part.repeat(times)),
  );
  fc.assert(
    fc.property(text, fc.option(text), fc.option(fc.double()), (name, type, level) => {
      const monster = inventMonster({ name, type, level });
      if (!isCard(monster)) return;
      expect(v.parse(monsterSchema, monster)).toEqual({
        ...monster,
        name: name.trim(),
        type: type === null || isBlank(type) ? null : type.trim(),
      });
    }),
  );
});
