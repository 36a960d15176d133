import type { Browser } from "@playwright/test";
import { type Figure, median } from "./figures.ts";
import { appFigures, referenceFigures } from "./loading-figures.ts";
import { APP_PAGES, FLOOR, type LoadingSubject, STATIC_PAGE } from "./loading-subjects.ts";
import { CARD_NAME_SELECTOR, launch } from "./phone.ts";
import { inRounds } from "./rounds.ts";
import type { Site } from "./site-server.ts";
import { openSites } from "./sites.ts";
import { firstVisit, secondVisit, type Visit } from "./visit.ts";

async function measure(browser: Browser, site: Site, subject: LoadingSubject) {
  const isApp = APP_PAGES.includes(subject);
  try {
    if (subject.isSecondVisit) return await secondVisit(browser, site, subject.path);
    return await firstVisit(browser, site, subject.path, isApp ? CARD_NAME_SELECTOR : "li");
  } catch (cause) {
    throw new Error(`The ${subject.name} could not be measured`, { cause });
  }
}

/** The median of each value; `null` when any visit had nothing to measure. */
function medianVisit(visits: readonly (Visit | null)[]): Visit | null {
  const measured = visits.filter((visit) => visit !== null);
  if (measured.length < visits.length) return null;
  const medianOf = (pick: (visit: Visit) => number) => median(measured.map(pick));
  return {
    firstPaintMs: medianOf((visit) => visit.firstPaintMs),
    firstMonsterMs: medianOf((visit) => visit.firstMonsterMs),
    blockingMs: medianOf((visit) => visit.blockingMs),
    layoutShift: medianOf((visit) => visit.layoutShift),
    scriptBytes: medianOf((visit) => visit.scriptBytes),
    allScriptBytes: medianOf((visit) => visit.allScriptBytes),
    styleBytes: medianOf((visit) => visit.styleBytes),
  };
}

/** Measures first and second visits on a slow phone with a slow network, and the two references. */
export async function benchLoading(): Promise<Figure[]> {
  await using sites = await openSites("floor", "static page", "app", "app with monsters");
  await using browser = await launch();
  const visit = (subject: LoadingSubject) => measure(browser, sites.of(subject.site), subject);
  // The first page in a browser is slower than later ones, so one is loaded in advance.
  await visit(STATIC_PAGE);

  const subjects = [FLOOR, STATIC_PAGE, ...APP_PAGES];
  const rounds = await inRounds(subjects, visit);
  const [floor, staticPage, ...app] = rounds.map(medianVisit);
  if (!floor || !staticPage) throw new Error("The references could not be measured");
  const references = { floor, staticPage };
  return [
    ...referenceFigures(references),
    ...APP_PAGES.flatMap((page, index) => appFigures(page, app[index] ?? null, references)),
  ];
}
