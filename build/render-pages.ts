import { MESSAGES, PREVIEWS } from "#src/messages/build-texts.ts";
import { inLanguage } from "#src/messages/languages.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { listFactsQuery } from "#src/queries/list-facts.ts";
import { detailKey, LIST_KEY } from "#src/queries/monsters.ts";
import { SITE_PICTURE } from "./head-tags.tsx";
import { structureMonster, summarizeMonster } from "./monster-facts.ts";
import { type KnownMonster, MAX_MONSTERS } from "./monster-pages.ts";
import { type PageContent, type PageShell, renderPage } from "./page.tsx";
import { fileIn, GUARDED_PATHS, MONSTER_ROUTE, PAGES, type Page } from "./pages.ts";
import { renderScreen } from "./render-screen.tsx";

async function contentOf(page: Page, list: MonsterList, preloads: string[]): Promise<PageContent> {
  const { language, name, title, path, isIndexed, hasList } = page;
  const { length } = list.monsters;
  const isKnown = length > 0 && length <= MAX_MONSTERS;
  const { description, sitePicture } = PREVIEWS[language];
  return {
    ...(await renderScreen(page, hasList && isKnown ? [[LIST_KEY, list]] : [], list.fetchedAt)),
    page: { ...page, hasContent: page.hasContent && (!hasList || isKnown) },
    summary: {
      title: title(MESSAGES[language]),
      description,
      image: { path: SITE_PICTURE, alt: sitePicture },
      path: isIndexed ? path : null,
      isAbsent: name === "404.html",
    },
    preloads,
    structuredData: null,
  };
}

/** The page of a monster, by that of any monster. */
async function contentFor(
  { monster, listFacts }: KnownMonster,
  common: PageContent,
  fetchedAt: number,
  siteUrl: string,
): Promise<PageContent> {
  const { language } = common.page;
  const known = [
    [detailKey(monster.id), monster],
    [listFactsQuery(monster.id).queryKey, listFacts],
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
  list: MonsterList,
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
    for (const path of name === "app.html" ? GUARDED_PATHS : [])
      yield [fileIn(language, `${path.slice(1)}/index.html`), html];
    for (const known of route === MONSTER_ROUTE ? monsters : [])
      yield [
        fileIn(language, `monsters/${known.monster.id}/index.html`),
        renderPage(shell, await contentFor(known, content, list.fetchedAt, shell.siteUrl)),
      ];
  }
}
