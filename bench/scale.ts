import { FIRST_COUNT } from "#src/api/list-start.ts";
import type { ComparablePart } from "./compare-versions.ts";
import { type Figure, median, medianFigures } from "./figures.ts";
import { launch } from "./phone.ts";
import { inRounds } from "./rounds.ts";
import { type Compared, comparedFigures, growthFigures, scaleFigures } from "./scale-figures.ts";
import { visitEncyclopedia } from "./scale-visit.ts";
import { openSites } from "./sites.ts";
import { serveStaticLists, visitStaticList } from "./static-list.ts";
import { openUnrecorded } from "./unrecorded-visit.ts";

const COUNTS = [100, 1_000, 10_000];

/** Too many for a static list, and for older versions of the app. */
const LARGEST_COUNT = 100_000;

export const COMPARABLE_SCALE: ComparablePart = {
  sites: ["app"],
  subjects: COUNTS.map(
    (count) => async (browser, sites) =>
      scaleFigures(count, await visitEncyclopedia(browser, sites.of("app").url, count)),
  ),
};

type Measured = { compared: Compared; figures: Figure[] };

/** Measures the encyclopedia with ever more monsters, on a slow phone with a fast network. */
export async function benchScale(): Promise<Figure[]> {
  await using sites = await openSites(COMPARABLE_SCALE.sites);
  await using browser = await launch();
  const { url } = sites.of("app");
  await using staticLists = await serveStaticLists(browser, url);
  // The app and its reference take turns, so that a machine that slows down does so for both.
  const visitApp = (count: number) => async (): Promise<Measured> => {
    const visit = await visitEncyclopedia(browser, url, count);
    return { compared: visit, figures: scaleFigures(count, visit) };
  };
  const visitReference = (count: number) => async (): Promise<Measured> => {
    const droppedFramesPercent = await visitStaticList(browser, staticLists.origin, count);
    const { paintTaskMs } = await openUnrecorded(`${staticLists.origin}/${FIRST_COUNT}`);
    return { compared: { droppedFramesPercent, paintTaskMs }, figures: [] };
  };
  const subjects = [
    ...COUNTS.flatMap((count) => [visitApp(count), visitReference(count)]),
    visitApp(LARGEST_COUNT),
  ];
  const results = await inRounds(subjects, (measure) => measure());
  const medianOf = (subject: number): Compared => {
    const rounds = (results[subject] ?? []).map(({ compared }) => compared);
    return {
      droppedFramesPercent: median(rounds.map((round) => round.droppedFramesPercent)),
      paintTaskMs: median(rounds.map((round) => round.paintTaskMs)),
    };
  };
  const own = [...COUNTS, LARGEST_COUNT].map((_, index) =>
    medianFigures((results[2 * index] ?? []).map(({ figures }) => figures)),
  );
  const compared = COUNTS.flatMap((count, index) =>
    comparedFigures(count, medianOf(2 * index), medianOf(2 * index + 1)),
  );
  return [...compared, ...growthFigures(own.at(0) ?? [], own.at(-1) ?? []), ...own.flat()];
}
