import type { Language } from "#src/messages/language.ts";
import type { StoredList } from "#src/queries/stored-list/stored-list.ts";
import { blankMonsters } from "./blank-monsters.ts";
import { BLANK_NAME } from "./inline/blank-name.ts";
import type { Page } from "./pages.ts";
import { translationsOf } from "./translations.ts";

type RenderScreen = typeof import("./render.tsx").renderScreen;

const BLANK_LIST: StoredList = { version: 1, fetchedAt: 1, monsters: blankMonsters() };

/** The same list with the placeholder for every name, so that its labels are those of any monster. */
const withoutNames = (list: StoredList): StoredList => ({
  ...list,
  monsters: list.monsters.map((monster) => ({ ...monster, name: BLANK_NAME })),
});

/** Extracts the list and its header from the HTML of a page that shows monsters. */
function extractList(markup: string): string {
  const [, list] = /<div data-list="true">(.*?<\/ul>)<\/div>/s.exec(markup) ?? [];
  if (!list) throw new Error("A page with a list has none");
  return list;
}

/** What `prerender` puts into the pages; `known` is the list that they show, if any. */
export const pageParts = (renderScreen: RenderScreen) => ({
  /** The HTML that React hydrates. */
  markup: (page: Page, apiBaseUrl: string, known: StoredList | null) =>
    renderScreen(page, apiBaseUrl, known),

  /** The HTML of a list of blank cards for `fillCard`; empty for a page without a list. */
  async blankList(page: Page, apiBaseUrl: string): Promise<string> {
    if (!page.listOrder) return "";
    return extractList(await renderScreen(page, apiBaseUrl, BLANK_LIST));
  },

  /** The English for each text of `markup` and `blankList`, for `translateTree`. */
  async translations(page: Page, apiBaseUrl: string, known: StoredList | null) {
    const lists = [known && withoutNames(known), ...(page.listOrder ? [BLANK_LIST] : [])];
    const renderIn = async (language: Language) => {
      const screens = [];
      for (const list of lists) {
        screens.push(await renderScreen(page, apiBaseUrl, list, language));
      }
      return screens.join("");
    };
    return translationsOf(await renderIn("ja"), await renderIn("en"));
  },
});
