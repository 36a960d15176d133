import { en } from "#src/messages/en.ts";
import { ja } from "#src/messages/ja.ts";
import { describeMonster, sharePicture, structureMonster } from "./monster-facts.ts";
import type { KnownMonster } from "./monster-pages.ts";
import { MONSTER_ROUTE } from "./page-addresses.ts";
import type { PageWriter } from "./page-writer.ts";
import { PAGES, SITE_PICTURE } from "./pages.ts";

const GENERAL_PAGE = PAGES.find(({ route }) => route === MONSTER_ROUTE);

/** Writes a page for each of these monsters. */
export async function writeMonsters(
  writer: PageWriter,
  monsters: readonly KnownMonster[],
): Promise<void> {
  if (monsters.length === 0) return;
  const { screens, frame, report } = writer;
  const { siteUrl } = frame;
  const preloads = writer.chunksOf(GENERAL_PAGE?.files ?? []);
  report(`Rendering the pages of ${monsters.length} monsters …`);
  for (const known of monsters) {
    const { monster } = known;
    const page = screens.renderPage(frame, {
      summary: {
        title: ja.pageTitle(monster.name),
        description: describeMonster(monster),
        image: siteUrl ? sharePicture(monster) : SITE_PICTURE,
        path: `/monsters/${monster.id}`,
      },
      englishTitle: en.pageTitle(monster.name),
      route: MONSTER_ROUTE,
      ...(await screens.renderMonster(known)),
      english: await screens.monsterTranslations(known),
      preloads,
      hasContent: true,
      structuredData: structureMonster(monster, siteUrl),
    });
    writer.emit(`monsters/${monster.id}/index.html`, page);
  }
}
