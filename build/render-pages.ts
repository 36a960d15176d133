import { monsterPageQuery } from "#src/components/detail/monster-page.ts";
import { MESSAGES } from "#src/messages/messages.ts";
import { PREVIEWS } from "#src/messages/without-app.ts";
import { firstOf, type MonsterList } from "#src/monsters/monster-list.ts";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
import { search } from "#src/monsters/search/search-monsters.ts";
import { inLanguage } from "#src/page/contract.ts";
import { detailKey, LIST_KEY } from "#src/queries/monsters.ts";
import { SITE_PICTURE } from "./head-tags.tsx";
import { structureMonster, summarizeMonster } from "./monster-facts.ts";
import type { KnownMonster } from "./monster-pages.ts";
import { type PageContent, type PageShell, renderPage } from "./page.tsx";
import { APP_PATHS, fileIn, MONSTER_ROUTE, PAGES, type Page } from "./pages.ts";
import { renderScreen } from "./render-screen.tsx";

/** A longer list would be larger than the rest of the page. */
const MAX_EMBEDDED = 1_000;

/** The part of the list that a page contains: all of it, or the first monsters of a long one, in the page's own order. */
function listIn({ listOrder }: Page, list: MonsterList | null): MonsterList | null {
  if (!listOrder || !list) return null;
  if (list.total <= MAX_EMBEDDED) return list;
  const { monsters } = list;
  const ordered = listOrder === "api" ? monsters : search(monsters, DEFAULT_QUERY).found;
  return { ...list, monsters: firstOf(ordered) };
}

async function contentOf(
  page: Page,
  list: MonsterList | null,
  preloads: string[],
): Promise<PageContent> {
  const { language, title, path, isIndexed, listOrder } = page;
  const known = listIn(page, list);
  const { description, sitePicture } = PREVIEWS[language];
  return {
    ...(await renderScreen(page, known ? [[LIST_KEY, known]] : [], known?.fetchedAt ?? 0)),
    page: { ...page, hasContent: page.hasContent && (!listOrder || known !== null) },
    summary: {
      title: title(MESSAGES[language]),
      description,
      image: { path: SITE_PICTURE, alt: sitePicture },
      path: isIndexed ? path : null,
    },
    preloads,
    structuredData: null,
  };
}

/** The page of a monster, by that of any monster. */
async function contentFor(
  { monster, fetchedAt, page }: KnownMonster,
  common: PageContent,
  siteUrl: string,
): Promise<PageContent> {
  const { language } = common.page;
  const known = [
    [detailKey(monster.id), monster],
    [monsterPageQuery(monster.id).queryKey, page],
  ] as const;
  const path = inLanguage(language, `/monsters/${monster.id}`);
  return {
    ...common,
    ...(await renderScreen({ ...common.page, path }, known, fetchedAt)),
    summary: summarizeMonster(monster, common.summary, siteUrl, language),
    structuredData: structureMonster(monster, siteUrl, language),
  };
}

/** The page of each screen, which `list` fills, and one for each of these monsters, in every language, by their files. */
export async function* renderPages(
  shell: PageShell,
  list: MonsterList | null,
  monsters: readonly KnownMonster[],
  chunksOf: (files: readonly string[]) => string[],
): AsyncGenerator<[file: string, html: string]> {
  for (const page of PAGES) {
    const { language, name, route, module } = page;
    const modules = [`src/messages/${language}.ts`, ...(module ? [module] : [])];
    const content = await contentOf(page, list, chunksOf(modules));
    const html = renderPage(shell, content);
    yield [page.file, html];
    // For hosts without rewrites.
    for (const path of name === "app.html" ? APP_PATHS : [])
      yield [fileIn(language, `${path.slice(1)}/index.html`), html];
    for (const known of route === MONSTER_ROUTE ? monsters : [])
      yield [
        fileIn(language, `monsters/${known.monster.id}/index.html`),
        renderPage(shell, await contentFor(known, content, shell.siteUrl)),
      ];
  }
}
