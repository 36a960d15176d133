import { en } from "#src/messages/en.ts";
import { ja } from "#src/messages/ja.ts";
import type { Language } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import { MONSTER_TYPES, OTHER_TYPES } from "#src/monsters/monster-type.ts";
import { RANGE_KEYS } from "#src/monsters/search/monster-query.ts";
import { statTotal } from "#src/monsters/search/sort-monsters.ts";
import { statScale } from "#src/monsters/stat-scale.ts";
import { BLANK_NAME } from "#src/page/contract.ts";
import type { KnownMonster } from "./monster-pages.ts";
import type { RenderedScreen } from "./page-content.ts";
import type { Page } from "./pages.ts";
import { renderMonster, renderScreen } from "./render.tsx";
import { translationsOf } from "./translations.ts";

export { renderPage } from "./page.tsx";
export { renderMonster, renderScreen };

const blank = (type: string | null, level: number | null): Monster => ({
  id: "blank",
  name: BLANK_NAME,
  type,
  level,
  hp: null,
  attack: null,
  defense: null,
  speed: null,
  moves: null,
});

/** One monster of each type and one with no known values. */
const blankMonsters: Monster[] = [
  ...[...MONSTER_TYPES, OTHER_TYPES].map((type) => blank(type, 0)),
  blank(null, null),
];

/** The same list with a placeholder for every name, so that its labels fit any monster. */
const withoutNames = (list: MonsterList): MonsterList => ({
  ...list,
  monsters: list.monsters.map((monster) => ({ ...monster, name: BLANK_NAME })),
});

/** Pages with every word that the page of a monster may have: each type, unknown values, no moves. */
const BLANK_PAGES: KnownMonster[] = [...blankMonsters, { ...blank(OTHER_TYPES, 0), moves: [] }].map(
  (monster) => ({
    fetchedAt: 1,
    monster,
    page: {
      previous: { id: "previous", name: BLANK_NAME },
      next: { id: "next", name: BLANK_NAME },
      position: 1,
      count: 1,
      scaleEnd: statScale([]),
    },
  }),
);

/** The texts with numbers that are this page's own. */
function textsWithNumbers({ monster, page }: KnownMonster): [string, string][] {
  const number = monsterNumber(monster);
  const inBoth = (text: (messages: typeof ja) => string): [string, string] => [text(ja), text(en)];
  const values = [...RANGE_KEYS.map((key) => monster[key]), statTotal(monster)];
  return [
    // Most numbers are the same in both languages.
    ...values
      .map((value) => inBoth((messages) => (value === null ? "" : messages.monster.amount(value))))
      .filter(([japanese, english]) => japanese !== english),
    ...(number ? [inBoth((messages) => messages.monster.number(number))] : []),
    inBoth(({ pager }) => pager.position(page.position, page.count)),
    inBoth((messages) => messages.monster.scale(page.scaleEnd)),
  ];
}

/** The English for the texts of what `render` gives for each of these values. */
async function translationsIn<Value>(
  values: readonly Value[],
  render: (value: Value, language: Language) => Promise<RenderedScreen>,
): Promise<Record<string, string>> {
  const renderIn = async (language: Language) => {
    const screens = [];
    for (const value of values) screens.push((await render(value, language)).markup);
    return screens.join("");
  };
  return translationsOf(await renderIn("ja"), await renderIn("en"));
}

/** The English for each text of a page with this list, for `translateTree`. */
export function screenTranslations(page: Page, known: MonsterList | null) {
  return translationsIn([known && withoutNames(known)], (list, language) =>
    renderScreen(page, list, language),
  );
}

/** Returns a function that gives the English for each text of a monster's own page. */
export async function monsterTranslations() {
  const shared = await translationsIn(BLANK_PAGES, renderMonster);
  return (page: KnownMonster): Record<string, string> => ({
    ...shared,
    ...Object.fromEntries(textsWithNumbers(page)),
  });
}
