import { MESSAGES } from "#src/messages/messages.ts";
import { PREVIEWS } from "#src/messages/without-app.ts";
import { firstOf, type MonsterList } from "#src/monsters/monster-list.ts";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
import { search } from "#src/monsters/search/search-monsters.ts";
import { structureMonster, summarizeMonster } from "./monster-facts.ts";
import type { KnownMonster } from "./monster-pages.ts";
import { APP_PATHS, fileIn, MONSTER_ROUTE } from "./page-addresses.ts";
import type { PageContent, PageWriter } from "./page-content.ts";
import { PAGES, type Page, SITE_PICTURE } from "./pages.ts";

/** A longer list would be larger than the rest of the page. */
export const MAX_EMBEDDED = 1_000;

/** The part of the list that a page contains: all of it, or the first monsters of a long one, in the page's own order. */
function listIn({ listOrder }: Page, list: MonsterList | null): MonsterList | null {
  if (!listOrder || !list || list.total <= MAX_EMBEDDED) return listOrder && list;
  const { monsters } = list;
  const ordered = listOrder === "api" ? monsters : search(monsters, DEFAULT_QUERY).found;
  return { ...list, monsters: firstOf(ordered) };
}

async function screenOf(
  { screens, chunksOf }: PageWriter,
  page: Page,
  list: MonsterList | null,
): Promise<PageContent> {
  const { language, title, url, isIndexed, files, listOrder } = page;
  const known = listIn(page, list);
  const { description, sitePicture } = PREVIEWS[language];
  return {
    ...(await screens.renderScreen(page, known)),
    page: { ...page, hasContent: page.hasContent && (!listOrder || known !== null) },
    summary: {
      title: title(MESSAGES[language]),
      description,
      image: { path: SITE_PICTURE, alt: sitePicture },
      path: isIndexed ? url : null,
    },
    preloads: chunksOf(files),
    structuredData: null,
  };
}

/** Writes the page of each screen, which `list` fills, and one for each of these monsters, in every language. */
export async function writePages(
  writer: PageWriter,
  list: MonsterList | null,
  monsters: readonly KnownMonster[],
): Promise<void> {
  const { screens, shell, report, emit } = writer;
  report(`Rendering the pages of ${monsters.length} monsters …`);
  for (const page of PAGES) {
    const { language, name, route } = page;
    const screen = await screenOf(writer, page, list);
    const html = screens.renderPage(shell, screen);
    emit(page.file, html);
    // For hosts without rewrites.
    for (const path of name === "app.html" ? APP_PATHS : [])
      emit(fileIn(language, `${path.slice(1)}/index.html`), html);
    for (const known of route === MONSTER_ROUTE ? monsters : []) {
      const { monster } = known;
      const content: PageContent = {
        ...screen,
        ...(await screens.renderMonster(known, language)),
        summary: summarizeMonster(monster, screen.summary, shell.siteUrl, language),
        structuredData: structureMonster(monster, shell.siteUrl, language),
      };
      emit(
        fileIn(language, `monsters/${monster.id}/index.html`),
        screens.renderPage(shell, content),
      );
    }
  }
}
