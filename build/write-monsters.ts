import { en } from "#src/messages/en.ts";
import { ja } from "#src/messages/ja.ts";
import { MONSTER_PAGE_ID } from "#src/page/contract.ts";
import type { MonsterPage } from "#src/queries/monster-page.ts";
import { drawPortraits } from "./draw-portraits.ts";
import { describeMonster, sharePicture, structureMonster } from "./monster-facts.ts";
import { MONSTER_ROUTE } from "./page-addresses.ts";
import type { PageContent } from "./page-content.ts";
import { stylesNeededBy } from "./page-styles.ts";
import type { PageWriter } from "./page-writer.ts";
import { PAGES, SITE_PICTURE } from "./pages.ts";

const GENERAL_PAGE = PAGES.find(({ earlyRequest }) => earlyRequest === "monster");

/** Writes a page for each of these monsters. */
export async function writeMonsters(
  writer: PageWriter,
  pages: readonly MonsterPage[],
): Promise<void> {
  if (pages.length === 0) return;
  const { screens, styles, frame, report } = writer;
  const { siteUrl } = frame;
  const englishOf = await screens.monsterTranslations();
  const preloads = writer.chunksOf(GENERAL_PAGE?.files ?? []);
  report(`Rendering the pages of ${pages.length} monsters …`);
  const contents: [fileName: string, content: PageContent][] = [];
  for (const page of pages) {
    const { monster } = page;
    const content: PageContent = {
      summary: {
        title: ja.pageTitle(monster.name),
        description: describeMonster(monster),
        image: siteUrl ? sharePicture(monster) : SITE_PICTURE,
        path: `/monsters/${monster.id}`,
      },
      englishTitle: en.pageTitle(monster.name),
      route: MONSTER_ROUTE,
      markup: drawPortraits(await screens.renderMonster(page)),
      english: englishOf(page),
      preloads,
      hasContent: true,
      earlyRequest: null,
      data: [MONSTER_PAGE_ID, page],
      list: null,
      structuredData: structureMonster(monster, siteUrl),
    };
    contents.push([`monsters/${monster.id}/index.html`, content]);
  }
  // The same in all, so that the policy names one style instead of thousands.
  const shared = stylesNeededBy(
    contents.map(([, content]) => screens.renderPage(frame, content, "")),
    styles,
  );
  for (const [fileName, content] of contents)
    writer.emit(fileName, screens.renderPage(frame, content, shared));
}
