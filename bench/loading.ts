import type { Browser } from "@playwright/test";
import type { ComparablePart } from "./compare-versions.ts";
import { type Figure, median, withoutTargets } from "./figures.ts";
import { appFigures, referenceFigures, visitFigures } from "./loading-figures.ts";
import {
  APP_PAGES,
  FLOOR,
  KEPT_STATIC_PAGE,
  type LoadingSubject,
  STATIC_PAGE,
  STATIC_PICTURES,
} from "./loading-subjects.ts";
import { launch, PHONE, type Phone, SLOW_PHONE } from "./phone.ts";
import { inRounds } from "./rounds.ts";
import { openSites, type Sites } from "./sites.ts";
import { firstVisit, secondVisit, type Visit } from "./visit.ts";

async function measure(browser: Browser, sites: Sites, subject: LoadingSubject, phone: Phone) {
  const { path, nameSelector } = subject;
  const trip = { browser, site: sites.of(subject.site), path, nameSelector, phone };
  try {
    return await (subject.isSecondVisit ? secondVisit(trip) : firstVisit(trip));
  } catch (cause) {
    throw new Error(`The ${subject.name} could not be measured`, { cause });
  }
}

/** The median of each value; `null` when any visit had nothing to measure. */
function medianVisit(visits: readonly (Visit | null)[]): Visit | null {
  const measured = visits.filter((visit) => visit !== null);
  if (measured.length < visits.length) return null;
  const medianOf = (pick: (visit: Visit) => number) => median(measured.map(pick));
  const portraits = measured.flatMap(({ firstPortraitsMs }) => firstPortraitsMs ?? []);
  return {
    firstPaintMs: medianOf((visit) => visit.firstPaintMs),
    firstMonsterMs: medianOf((visit) => visit.firstMonsterMs),
    firstPortraitsMs: portraits.length < measured.length ? null : median(portraits),
    blockingMs: medianOf((visit) => visit.blockingMs),
    layoutShift: medianOf((visit) => visit.layoutShift),
    scriptBytes: medianOf((visit) => visit.scriptBytes),
    allScriptBytes: medianOf((visit) => visit.allScriptBytes),
    styleBytes: medianOf((visit) => visit.styleBytes),
  };
}

async function benchVisits(phone: Phone): Promise<Figure[]> {
  await using sites = await openSites([
    "floor",
    "static page",
    "static page with pictures",
    "kept static page",
    "app",
    "app with monsters",
  ]);
  await using browser = await launch();
  const visit = (subject: LoadingSubject) => measure(browser, sites, subject, phone);
  // The first page in a browser is slower than later ones, so one is loaded in advance.
  await visit(STATIC_PAGE);

  const subjects = [FLOOR, STATIC_PAGE, STATIC_PICTURES, KEPT_STATIC_PAGE, ...APP_PAGES];
  const rounds = await inRounds(subjects, visit);
  const [floor, staticPage, staticPictures, keptPage, ...app] = rounds.map(medianVisit);
  if (!floor || !staticPage || !staticPictures || !keptPage)
    throw new Error("The references could not be measured");
  const references = { floor, staticPage, staticPictures, keptPage };
  return [
    ...referenceFigures(references),
    ...APP_PAGES.flatMap((page, index) => appFigures(page, app[index] ?? null, references)),
  ];
}

/** Measures first and second visits on a slow phone with a slow network, and the two references. */
export const benchLoading = (): Promise<Figure[]> => benchVisits(PHONE);

/**
 * The same on a phone and a network that are slower still. It has no targets: it shows whether what
 * is good for one phone is good for another.
 */
export const benchSlowPhone = async (): Promise<Figure[]> =>
  withoutTargets(await benchVisits(SLOW_PHONE));

const comparableOn = (phone: Phone): ComparablePart => ({
  sites: ["app", "app with monsters"],
  subjects: APP_PAGES.map(
    (page) => async (browser, sites) =>
      visitFigures(page, await measure(browser, sites, page, phone)),
  ),
});

export const COMPARABLE_LOADING = comparableOn(PHONE);
export const COMPARABLE_SLOW_PHONE = comparableOn(SLOW_PHONE);
