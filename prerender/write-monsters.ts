import { en } from "#src/messages/en.ts";
import { ja } from "#src/messages/ja.ts";
import { MONSTER_PAGE_ID } from "#src/page/contract.ts";
import type { MonsterPage } from "#src/queries/monster-page.ts";
import { composePage } from "./compose-page.ts";
import { drawPortraits } from "./draw-portraits.ts";
import { describeMonster, structureMonster } from "./monster-facts.ts";
import { MONSTER_ROUTE } from "./page-addresses.ts";
import { stylesNeededBy } from "./page-styles.ts";
import { countFiles, type PageWriter, withStyles } from "./page-writer.ts";
import { PAGES, SITE_PICTURE } from "./pages.ts";
import { sharePicture } from "./share-picture/share-picture.ts";

const GENERAL_PAGE = PAGES.find(({ isMonster }) => isMonster);

/** Writes a page for each of these monsters. */
export async function writeMonsters(
  writer: PageWriter,
  pages: readonly MonsterPage[],
): Promise<void> {
  if (pages.length === 0) return;
  const { frame, screens, styles, apiBaseUrl, report } = writer;
  const englishOf = await screens.monsterTranslations(apiBaseUrl);
  const preloads = writer.chunksOf(GENERAL_PAGE?.files ?? []);
  const count = countFiles(report, pages.length, "pages of monsters");
  const sources: [fileName: string, source: string][] = [];
  for (const page of pages) {
    const { monster } = page;
    const source = composePage(frame, {
      summary: {
        title: ja.pageTitle(monster.name),
        description: describeMonster(monster),
        image: frame.siteUrl ? sharePicture(monster) : SITE_PICTURE,
        path: `/monsters/${monster.id}`,
      },
      englishTitle: en.pageTitle(monster.name),
      route: MONSTER_ROUTE,
      markup: drawPortraits(await screens.monsterMarkup(page, apiBaseUrl)),
      english: englishOf(page),
      preloads,
      hasContent: true,
      ask: null,
      data: [MONSTER_PAGE_ID, page],
      list: null,
      structuredData: structureMonster(monster, frame.siteUrl),
    });
    sources.push([`monsters/${monster.id}/index.html`, source]);
    count();
  }
  // The same in all, so that the policy names one style instead of thousands.
  const shared = stylesNeededBy(
    sources.map(([, source]) => source),
    styles,
  );
  for (const [fileName, source] of sources) writer.emit(fileName, withStyles(source, shared));
}
