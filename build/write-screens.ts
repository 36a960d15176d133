import { en } from "#src/messages/en.ts";
import { ja } from "#src/messages/ja.ts";
import { firstOf, type MonsterList } from "#src/monsters/monster-list.ts";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
import { search } from "#src/monsters/search/search-monsters.ts";
import { APP_PATHS } from "./page-addresses.ts";
import type { PageContent } from "./page-content.ts";
import type { PageWriter } from "./page-writer.ts";
import { DESCRIPTION, PAGES, type Page, SITE_PICTURE } from "./pages.ts";

/** A longer list would be larger than the rest of the page. */
export const MAX_EMBEDDED = 1_000;

/** What of the list a page carries: all of it, or, of a long one, the first in the page's own order. */
function listIn({ listOrder }: Page, list: MonsterList | null): MonsterList | null {
  if (!listOrder || !list || list.total <= MAX_EMBEDDED) return listOrder && list;
  const { monsters } = list;
  const ordered = listOrder === "api" ? monsters : search(monsters, DEFAULT_QUERY).found;
  return { ...list, monsters: firstOf(ordered) };
}

async function contentOf(
  { screens, chunksOf }: PageWriter,
  page: Page,
  list: MonsterList | null,
): Promise<PageContent> {
  const known = listIn(page, list);
  return {
    ...(await screens.renderScreen(page, known)),
    summary: {
      title: page.title(ja),
      description: DESCRIPTION,
      image: SITE_PICTURE,
      path: page.isIndexed ? page.url : null,
    },
    englishTitle: page.title(en),
    route: page.route,
    english: await screens.screenTranslations(page, known),
    preloads: chunksOf(page.files),
    hasContent: page.hasContent && (!page.listOrder || known !== null),
    structuredData: null,
  };
}

/** Writes the page of each screen; `list` fills those with a list. */
export async function writeScreens(writer: PageWriter, list: MonsterList | null): Promise<void> {
  const { frame, screens, emit } = writer;
  for (const page of PAGES) {
    const html = screens.renderPage(frame, await contentOf(writer, page, list));
    emit(page.file, html);
    // For hosts without rewrites.
    if (page.file === "app.html")
      for (const path of APP_PATHS) emit(`${path.slice(1)}/index.html`, html);
  }
}
