import { en } from "#src/messages/en.ts";
import { ja } from "#src/messages/ja.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { EMBEDDED_LIST_ID } from "#src/page/contract.ts";
import { APP_PATHS } from "./page-addresses.ts";
import type { PageContent } from "./page-content.ts";
import { stylesNeededBy } from "./page-styles.ts";
import type { PageWriter } from "./page-writer.ts";
import { DESCRIPTION, PAGES, type Page, SITE_PICTURE } from "./pages.ts";

async function contentOf(
  { screens, chunksOf }: PageWriter,
  page: Page,
  list: MonsterList | null,
): Promise<PageContent> {
  const known = page.listOrder ? list : null;
  return {
    summary: {
      title: page.title(ja),
      description: DESCRIPTION,
      image: SITE_PICTURE,
      path: page.isIndexed ? page.url : null,
    },
    englishTitle: page.title(en),
    route: page.route,
    markup: await screens.renderScreen(page, known),
    english: await screens.screenTranslations(page, known),
    preloads: chunksOf(page.files),
    hasContent: page.hasContent,
    earlyRequest: known ? null : page.earlyRequest,
    data: known && [EMBEDDED_LIST_ID, known],
    list: page.listOrder && {
      blanks: await screens.renderBlankList(page),
      order: page.listOrder,
      fetchedAt: known?.fetchedAt ?? 0,
    },
    structuredData: null,
  };
}

/** Writes the page of each screen; `list` fills those with a list. */
export async function writeScreens(writer: PageWriter, list: MonsterList | null): Promise<void> {
  for (const page of PAGES) {
    const content = await contentOf(writer, page, list);
    const { frame, screens, styles } = writer;
    const bare = screens.renderPage(frame, content, "");
    const html = screens.renderPage(frame, content, stylesNeededBy([bare], styles));
    writer.emit(page.file, html);
    // For hosts without rewrites.
    if (page.file === "app.html")
      for (const path of APP_PATHS) writer.emit(`${path.slice(1)}/index.html`, html);
  }
}
