import { figure, ratio, type Target } from "./figures.ts";
import type { BrowserPart, Subject } from "./rounds.ts";
import { type SiteName, siteOf } from "./sites.ts";
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
};

const TIMES: Measure[] = [
  "firstPaintMs",
  "firstMonsterMs",
  "firstPortraitsMs",
  "blockedMs",
  "longestTaskMs",
  "layoutShift",
];

const FLOOR = "floor";
const STATIC_PAGE = "static page";

const REFERENCES: readonly LoadedPage[] = [
  { name: STATIC_PAGE, site: STATIC_PAGE, measures: ["firstPaintMs", "firstMonsterMs"] },
  {
    name: FLOOR,
    site: FLOOR,
    measures: ["firstPaintMs", "firstMonsterMs", "blockedMs"],
  },
];

/** A page of the app, with what its first visit may take at most where monsters are in its HTML. */
function pagesAt(name: string, path: string, firstMonster: number, firstPortraits: number) {
  const first = { path, measures: TIMES };
  const second = { ...first, isSecondVisit: true };
  const withoutScripts = `${name} without scripts, second visit`;
  return [
    { ...second, name: withoutScripts, site: "app without scripts", measures: ["firstMonsterMs"] },
    {
      ...first,
      name,
      site: "app",
      limits: [["firstMonsterMs", FLOOR, 1.25]],
    },
    {
      ...first,
      name: `${name} with list`,
      site: "app with monsters",
      limits: [
        ["firstPaintMs", STATIC_PAGE, 1.4],
        ["firstMonsterMs", FLOOR, firstMonster],
        ["firstPortraitsMs", FLOOR, firstPortraits, "firstMonsterMs"],
        ["blockedMs", FLOOR, 1.15],
      ],
    },
    {
      ...second,
      name: `${name}, second visit`,
      site: "app with monsters",
      limits: [["firstMonsterMs", withoutScripts, 1.1]],
    },
    { ...second, name: `${name} without list, second visit`, site: "app" },
  ] satisfies LoadedPage[];
}

const PAGES: readonly LoadedPage[] = [
  ...REFERENCES,
  ...pagesAt("home", "/", 0.44, 0.48),
  ...pagesAt("encyclopedia", "/monsters", 0.37, 0.38),
];

const nameOf = (page: string, measure: Measure) => `${page}: ${WORDS[measure][0]}`;

const visitPage =
  ({ name, site, path = "/", isSecondVisit = false, ...page }: LoadedPage): Subject =>
  async (browser) => {
    const values = await visit(browser, { url: await siteOf(site), path, isSecondVisit });
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

/** First and second visits on a slow phone with a slow network, beside the references. */
export const LOADING: BrowserPart = {
  subjects: PAGES.map(visitPage),
  relate: (medianOf) => PAGES.flatMap((page) => relatePage(page, medianOf)),
};
