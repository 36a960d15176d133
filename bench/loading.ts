import { figure, ratio, type Target } from "./figures.ts";
import { PHONE, type Phone, SLOW_PHONE } from "./phone.ts";
import type { BrowserPart, Subject } from "./rounds.ts";
import type { SiteName } from "./sites.ts";
import { type Visit, visit } from "./visit.ts";

type Measure = keyof Visit;

/** What a page takes at most, as a multiple of what a reference takes. */
type Limit = readonly [Measure, reference: string, atMost: number];

/** A page whose loading is measured. */
type LoadedPage = {
  name: string;
  site: SiteName;
  path?: string;
  /** Whether all is in place that a first visit stored. */
  isSecondVisit?: boolean;
  measures: readonly Measure[];
  limits?: readonly Limit[];
  portraitsTargetMs?: number;
};

const WORDS: Record<Measure, readonly [what: string, unit: string, target?: Target]> = {
  firstPaintMs: ["first paint", "ms"],
  firstMonsterMs: ["first monster", "ms"],
  firstPortraitsMs: ["first portraits", "ms"],
  blockedMs: ["main thread blocked", "ms"],
  layoutShift: ["layout shift", "", { atMost: 0 }],
  scriptBytes: ["scripts until the first monster", "bytes"],
  allScriptBytes: ["scripts until all is quiet", "bytes"],
  styleKib: ["styles", "KiB", { atMost: 10 }],
};

const FLOOR = "floor";
const STATIC_PAGE = "static page";
const KEPT_PAGE = "static page, second visit";

const REFERENCES: readonly LoadedPage[] = [
  { name: STATIC_PAGE, site: "static page", measures: ["firstPaintMs", "firstMonsterMs"] },
  {
    name: "static page with pictures",
    site: "static page with pictures",
    measures: ["firstPortraitsMs"],
  },
  { name: KEPT_PAGE, site: "kept static page", isSecondVisit: true, measures: ["firstMonsterMs"] },
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
  "layoutShift",
];
const WEIGHTS: Measure[] = ["scriptBytes", "allScriptBytes", "styleKib"];

const NO_SLOWER_PAINT: Limit = ["firstPaintMs", STATIC_PAGE, 1.4];

const APP_VISITS: (Omit<LoadedPage, "name" | "measures"> & { suffix: string })[] = [
  {
    suffix: "",
    site: "app",
    limits: [NO_SLOWER_PAINT, ["firstMonsterMs", FLOOR, 1]],
    portraitsTargetMs: 1_400,
  },
  {
    suffix: " with monsters in its HTML",
    site: "app with monsters",
    limits: [NO_SLOWER_PAINT, ["firstMonsterMs", FLOOR, 0.5]],
    portraitsTargetMs: 1_100,
  },
  {
    suffix: ", second visit",
    site: "app with monsters",
    isSecondVisit: true,
    limits: [["firstMonsterMs", KEPT_PAGE, 1.4]],
  },
  { suffix: " without monsters in its HTML, second visit", site: "app", isSecondVisit: true },
];

const APP_PAGES: readonly LoadedPage[] = APP_VISITS.flatMap(({ suffix, ...visit }) => {
  const { limits = [], isSecondVisit } = visit;
  const home = { ...visit, name: `home${suffix}`, path: "/", measures: TIMES };
  const weighed: LoadedPage = {
    ...home,
    measures: [...TIMES, ...WEIGHTS],
    limits: [...limits, ["scriptBytes", FLOOR, 1.22]],
  };
  const encyclopedia = { ...home, name: `encyclopedia${suffix}`, path: "/monsters" };
  return [isSecondVisit ? home : weighed, encyclopedia];
});

const nameOf = (page: string, measure: Measure) => `${page}: ${WORDS[measure][0]}`;

const visitOn =
  (phone: Phone) =>
  ({ name, site, path = "/", isSecondVisit = false, ...page }: LoadedPage): Subject =>
  async (sites, browser) => {
    const values = await visit(browser, { site: await sites(site), path, phone, isSecondVisit });
    return page.measures.map((measure) => {
      const [, unit, target] = WORDS[measure];
      const atMost = measure === "firstPortraitsMs" ? page.portraitsTargetMs : undefined;
      const own = atMost === undefined ? target : { atMost };
      return figure(nameOf(name, measure), values[measure], unit, own);
    });
  };

/** What a page takes compared with the references. */
function relatePage({ name, limits = [] }: LoadedPage, medianOf: (what: string) => number) {
  const blocked = medianOf(nameOf(name, "blockedMs")) - medianOf(nameOf(FLOOR, "blockedMs"));
  return [
    ...limits.map(([measure, reference, atMost]) => {
      const what = nameOf(name, measure);
      const value = medianOf(nameOf(reference, measure));
      return ratio(`${what}, against the ${reference}`, medianOf(what), value, atMost);
    }),
    figure(`${name}: main thread blocked longer than in the floor by`, Math.max(blocked, 0), "ms", {
      atMost: 50,
    }),
  ];
}

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
