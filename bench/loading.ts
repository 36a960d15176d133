import type { Browser } from "@playwright/test";
import { type Figure, median } from "./figures.ts";
import { appFigures, referenceFigures } from "./loading-figures.ts";
import { APP_PAGES, FLOOR, type LoadingSubject, STATIC_PAGE } from "./loading-subjects.ts";
import { CARD_NAME, launch } from "./phone.ts";
import { inRounds } from "./rounds.ts";
import type { Site } from "./site-server.ts";
import { openSites } from "./sites.ts";
import { firstVisit, secondVisit, type Visit } from "./visit.ts";

async function measure(browser: Browser, site: Site, subject: LoadingSubject) {
  const isApp = APP_PAGES.includes(subject);
  try {
    if (subject.isSecondVisit) return await secondVisit(browser, site, subject.path);
    return await firstVisit(browser, site, subject.path, isApp ? CARD_NAME : "li");
  } catch (cause) {
    throw new Error(`The ${subject.name} could not be measured`, { cause });
  }
}

/** The middle of each value; `null` when a visit could not be made. */
function mediansOf(visits: readonly (Visit | null)[]): Visit | null {
  const made = visits.filter((visit) => visit !== null);
  if (made.length < visits.length) return null;
  const of = (pick: (visit: Visit) => number) => median(made.map(pick));
  return {
    paint: of((visit) => visit.paint),
    monster: of((visit) => visit.monster),
    blocking: of((visit) => visit.blocking),
    shift: of((visit) => visit.shift),
    script: of((visit) => visit.script),
    allScript: of((visit) => visit.allScript),
    style: of((visit) => visit.style),
  };
}

/** First and second visits on a slow phone with a slow network, against a floor and a static page. */
export async function benchLoading(): Promise<Figure[]> {
  await using sites = await openSites("floor", "static page", "app", "app with monsters");
  await using browser = await launch();
  const visit = (subject: LoadingSubject) => measure(browser, sites.of(subject.site), subject);
  // A browser's first page is slower than those that follow.
  await visit(STATIC_PAGE);

  const subjects = [FLOOR, STATIC_PAGE, ...APP_PAGES];
  const rounds = await inRounds(subjects, visit);
  const [floor, staticPage, ...app] = rounds.map(mediansOf);
  if (!floor || !staticPage) throw new Error("The references could not be measured");
  const references = { floor, staticPage };
  return [
    ...referenceFigures(references),
    ...APP_PAGES.flatMap((page, index) => appFigures(page, app[index] ?? null, references)),
  ];
}
