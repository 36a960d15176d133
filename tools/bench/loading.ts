import { figure, ratio, type Target } from "./figures.ts";
import { PHONE, type Phone, SLOW_PHONE } from "./phone.ts";
import type { BrowserPart, Subject } from "./rounds.ts";
import type { SiteName } from "./sites.ts";
import { type Visit, visit } from "./visit.ts";

type Measure = keyof Visit;

/** What a page takes at most, as a multiple of what a reference takes, of the same unless it says of what. */
type Limit = readonly [Measure, reference: string, atMost: number, of?: Measure];

/** A page whose loading is measured. */
type LoadedPage = {
  name: string;
  site: SiteName;
  path?: string;
  /** Whether all is in place that a first visit stored. */
  isSecondVisit?: boolean;
  measures: readonly Measure[];
  limits?: readonly Limit[];
};

const WORDS: Record<Measure, readonly [what: string, unit: string, target?: Target]> = {
  firstPaintMs: ["first paint", "ms"],
  firstMonsterMs: ["first monster", "ms"],
  firstPortraitsMs: ["first four portraits", "ms"],
  blockedMs: ["main thread blocked", "ms"],
  longestTaskMs: ["longest task after the first paint", "ms", { atMost: 100 }],
  layoutShift: ["layout shift", "", { atMost: 0 }],
  scriptBytes: ["scripts until the first monster", "bytes"],
  allScriptBytes: ["scripts until all is quiet", "bytes"],
  styleKib: ["styles", "KiB"],
};

const FLOOR = "floor";
const STATIC_PAGE = "static page";
const withoutScripts = (page: string) => `${page} without scripts, second visit`;

const PATHS = { home: "/", encyclopedia: "/monsters" };

const REFERENCES: readonly LoadedPage[] = [
  { name: STATIC_PAGE, site: "static page", measures: ["firstPaintMs", "firstMonsterMs"] },
  {
    name: "static page with pictures",
    site: "static page with pictures",
    measures: ["firstPortraitsMs"],
  },
  ...(["home", "encyclopedia"] as const).map(
    (page): LoadedPage => ({
      name: withoutScripts(page),
      site: "app without scripts",
      path: PATHS[page],
      isSecondVisit: true,
      measures: ["firstMonsterMs"],
    }),
  ),
  {
    name: FLOOR,
    site: "floor",
    measures: ["firstPaintMs", "firstMonsterMs", "blockedMs", "scriptBytes"],
  },
];

const TIMES: Measure[] = [
  "firstPaintMs",
  "firstMonsterMs",
  "firstPortraitsMs",
  "blockedMs",
  "longestTaskMs",
  "layoutShift",
];
const WEIGHTS: Measure[] = ["scriptBytes", "allScriptBytes", "styleKib"];

/** The limits of a first visit with monsters in the HTML. */
const firstVisitLimits = (firstMonster: number, firstPortraits: number): Limit[] => [
  ["firstPaintMs", STATIC_PAGE, 1.4],
  ["firstMonsterMs", FLOOR, firstMonster],
  ["firstPortraitsMs", FLOOR, firstPortraits, "firstMonsterMs"],
  ["blockedMs", FLOOR, 1.15],
];

const APP_PAGES: readonly LoadedPage[] = (["home", "encyclopedia"] as const).flatMap(
  (page): LoadedPage[] => {
    const path = PATHS[page];
    const second = { path, isSecondVisit: true, measures: TIMES };
    return [
      {
        name: page,
        site: "app",
        path,
        measures: page === "home" ? [...TIMES, ...WEIGHTS] : TIMES,
        limits: [["firstMonsterMs", FLOOR, 1.25]],
      },
      {
        name: `${page} with monsters in its HTML`,
        site: "app with monsters",
        path,
        measures: TIMES,
        limits: page === "home" ? firstVisitLimits(0.44, 0.48) : firstVisitLimits(0.37, 0.38),
      },
      {
        ...second,
        name: `${page}, second visit`,
        site: "app with monsters",
        limits: [["firstMonsterMs", withoutScripts(page), 1.1]],
      },
      { ...second, name: `${page} without monsters in its HTML, second visit`, site: "app" },
    ];
  },
);

const nameOf = (page: string, measure: Measure) => `${page}: ${WORDS[measure][0]}`;

const visitOn =
  (phone: Phone) =>
  ({ name, site, path = "/", isSecondVisit = false, ...page }: LoadedPage): Subject =>
  async (sites, browser) => {
    const values = await visit(browser, { site: await sites(site), path, phone, isSecondVisit });
    return page.measures.map((measure) => {
      const [, unit, target] = WORDS[measure];
      return figure(nameOf(name, measure), values[measure], unit, target);
    });
  };

/** What a page takes compared with the references. */
const relatePage = ({ name, limits = [] }: LoadedPage, medianOf: (what: string) => number) =>
  limits.map(([measure, reference, atMost, of = measure]) => {
    const what = nameOf(name, measure);
    const value = medianOf(nameOf(reference, of));
    return ratio(`${what}, against the ${reference}`, medianOf(what), value, atMost);
  });

const loadingOn = (phone: Phone): BrowserPart => ({
  subjects: APP_PAGES.map(visitOn(phone)),
  references: REFERENCES.map(visitOn(phone)),
  relate: (medianOf) => APP_PAGES.flatMap((page) => relatePage(page, medianOf)),
});

/** First and second visits on a slow phone with a slow network, beside the references. */
export const LOADING = loadingOn(PHONE);

/**
 * The same on a slower phone and network: it shows whether what is good for one phone is good for another.
 */
export const SLOW_PHONE_LOADING = { ...loadingOn(SLOW_PHONE), hasTargets: false };
