import type { ComparablePart } from "./compare-versions.ts";
import { type Figure, medianFigures } from "./figures.ts";
import { launch } from "./phone.ts";
import { inRounds } from "./rounds.ts";
import { growthFigures, scaleFigures } from "./scale-figures.ts";
import { visitEncyclopedia } from "./scale-visit.ts";
import { openSites } from "./sites.ts";

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
  const visits = await inRounds(COUNTS, async (count) =>
    scaleFigures(count, await visitEncyclopedia(browser, url, count)),
  );
  const own = visits.map(medianFigures);
  return [...growthFigures(own.at(0) ?? [], own.at(-1) ?? []), ...own.flat()];
}
