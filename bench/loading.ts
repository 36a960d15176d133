import { figure, ratio, type Target } from "./figures.ts";
import { PHONE, type Phone, SLOW_PHONE } from "./phone.ts";
import type { BrowserPart, Subject } from "./rounds.ts";
import type { SiteName } from "./sites.ts";
import { type Visit, visit } from "./visit.ts";

type Measure = keyof Visit;

/** A page whose loading is measured. */
type LoadedPage = {
  name: string;
  site: SiteName;
  path?: string;
  /** Whether all is in place that a first visit stored. */
  isSecondVisit?: boolean;
  measures: readonly Measure[];
  /** As multiples of what a reference takes. */
  limits?: readonly (readonly [Measure, reference: string, atMost: number])[];
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

const HOME = { path: "/", measures: [...TIMES, ...WEIGHTS] };
const ENCYCLOPEDIA = { path: "/monsters", measures: TIMES };

function firstVisits(
  site: SiteName,
  suffix: string,
  monsterToFloor: number,
  portraitsTargetMs: number,
): LoadedPage[] {
  const limits = [
    ["firstPaintMs", STATIC_PAGE, 1.4],
    ["firstMonsterMs", FLOOR, monsterToFloor],
  ] as const;
  const scripts = ["scriptBytes", FLOOR, 1.22] as const;
  return [
    { ...HOME, name: `home${suffix}`, site, limits: [...limits, scripts], portraitsTargetMs },
    { ...ENCYCLOPEDIA, name: `encyclopedia${suffix}`, site, limits, portraitsTargetMs },
  ];
}

const SECOND_VISIT = {
  site: "app with monsters",
  isSecondVisit: true,
  measures: TIMES,
  limits: [["firstMonsterMs", KEPT_PAGE, 1.4]],
} as const;

const PLAIN_SECOND_VISIT = { site: "app", isSecondVisit: true, measures: TIMES } as const;

const APP_PAGES: readonly LoadedPage[] = [
  ...firstVisits("app", "", 1, 1_400),
  ...firstVisits("app with monsters", " with monsters in its HTML", 0.5, 1_100),
  { ...HOME, ...SECOND_VISIT, name: "home, second visit" },
  { ...ENCYCLOPEDIA, ...SECOND_VISIT, name: "encyclopedia, second visit" },
  { ...HOME, ...PLAIN_SECOND_VISIT, name: "home without monsters in its HTML, second visit" },
  {
    ...ENCYCLOPEDIA,
    ...PLAIN_SECOND_VISIT,
    name: "encyclopedia without monsters in its HTML, second visit",
  },
];

const nameOf = (page: string, measure: Measure) => `${page}: ${WORDS[measure][0]}`;

const visitOn =
  (phone: Phone) =>
  ({ name, site, path = "/", isSecondVisit = false, ...page }: LoadedPage): Subject =>
  async (sites, browser) => {
    const values = await visit(browser, { site: sites(site), path, phone, isSecondVisit });
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

const loadingOf = (pages: readonly LoadedPage[], phone: Phone) => ({
  sites: pages.map(({ site }) => site),
  subjects: pages.map(visitOn(phone)),
});

const loadingOn = (phone: Phone): BrowserPart => ({
  ...loadingOf(APP_PAGES, phone),
  references: loadingOf(REFERENCES, phone),
  relate: (medianOf) => APP_PAGES.flatMap((page) => relatePage(page, medianOf)),
});

/** First and second visits on a slow phone with a slow network, beside the references. */
export const LOADING = loadingOn(PHONE);

/**
 * The same on a slower phone and network: it shows whether what is good for one phone is good for another.
 */
export const SLOW_PHONE_LOADING = { ...loadingOn(SLOW_PHONE), hasTargets: false };
