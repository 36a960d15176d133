import type { ComparablePart } from "./compare-versions.ts";
import { type Figure, median, medianFigures } from "./figures.ts";
import { launch } from "./phone.ts";
import { inRounds } from "./rounds.ts";
import { growthFigures, scaleFigures, scrollingFigures } from "./scale-figures.ts";
import { visitEncyclopedia } from "./scale-visit.ts";
import { openSites } from "./sites.ts";
import { serveStaticLists, visitStaticList } from "./static-list.ts";

const COUNTS = [100, 1_000, 10_000];

export const COMPARABLE_SCALE: ComparablePart = {
  sites: ["app"],
  subjects: COUNTS.map(
    (count) => async (browser, sites) =>
      scaleFigures(count, await visitEncyclopedia(browser, sites.of("app").url, count)),
  ),
};

/** Measures the encyclopedia with ever more monsters, on a slow phone with a fast network. */
export async function benchScale(): Promise<Figure[]> {
  await using sites = await openSites(COMPARABLE_SCALE.sites);
  await using browser = await launch();
  const { url } = sites.of("app");
  await using staticLists = await serveStaticLists(browser, url);
  const visits = await inRounds(COUNTS, async (count) => ({
    app: await visitEncyclopedia(browser, url, count),
    staticList: await visitStaticList(browser, staticLists.origin, count),
  }));
  const own = visits.map((rounds, index) =>
    medianFigures(rounds.map(({ app }) => scaleFigures(COUNTS[index] ?? 0, app))),
  );
  const scrolling = visits.flatMap((rounds, index) =>
    scrollingFigures(
      COUNTS[index] ?? 0,
      median(rounds.map(({ app }) => app.droppedFramesPercent)),
      median(rounds.map(({ staticList }) => staticList)),
    ),
  );
  return [...scrolling, ...growthFigures(own.at(0) ?? [], own.at(-1) ?? []), ...own.flat()];
}
