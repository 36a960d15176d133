import type { Language } from "#src/messages/language.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { BLANK_NAME } from "#src/page/contract.ts";
import type { KnownMonster } from "./monster-pages.ts";
import type { RenderedScreen } from "./page-content.ts";
import type { Page } from "./pages.ts";
import { renderMonster, renderScreen } from "./render.tsx";
import { translationsOf } from "./translations.ts";

export { renderPage } from "./page.tsx";
export { renderMonster, renderScreen };

/** With a placeholder for the name, so that labels fit any monster. */
const withoutName = <Named extends { name: string }>(named: Named): Named => ({
  ...named,
  name: BLANK_NAME,
});

/** The English for the texts of what `render` gives. */
async function translationsIn(
  render: (language: Language) => Promise<RenderedScreen>,
): Promise<Record<string, string>> {
  return translationsOf((await render("ja")).markup, (await render("en")).markup);
}

/** The English for each text of a page with this list, for `translateTree`. */
export function screenTranslations(page: Page, known: MonsterList | null) {
  const list = known && { ...known, monsters: known.monsters.map(withoutName) };
  return translationsIn((language) => renderScreen(page, list, language));
}

/** The English for each text of a monster's own page. */
export function monsterTranslations({ monster, page, ...known }: KnownMonster) {
  const { previous, next } = page;
  const nameless = {
    ...known,
    monster: withoutName(monster),
    page: {
      ...page,
      previous: previous && withoutName(previous),
      next: next && withoutName(next),
    },
  };
  return translationsIn((language) => renderMonster(nameless, language));
}
