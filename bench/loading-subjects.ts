import type { SiteName } from "./sites.ts";

/** A page whose loading is measured, and its limits relative to the floor and the static page. */
export type LoadingSubject = {
  name: string;
  site: SiteName;
  path: string;
  /** Measures a later visit, with everything in place that the first one stored. */
  isSecondVisit?: boolean;
  limits?: {
    /** First paint, as a multiple of the static page's. */
    paintToStatic?: number;
    /** First monster, as a multiple of the static page's or the floor's. */
    monsterToStatic?: number;
    monsterToFloor?: number;
  };
  /** Whether the sizes of scripts and styles are reported as well. */
  isWeighed?: boolean;
};

export const FLOOR: LoadingSubject = { name: "floor", site: "floor", path: "/" };
export const STATIC_PAGE: LoadingSubject = { name: "static page", site: "static page", path: "/" };

const LIMITS_WITHOUT_MONSTERS = { paintToStatic: 1.4, monsterToFloor: 1 };
const LIMITS_WITH_MONSTERS = { paintToStatic: 1.4, monsterToFloor: 0.5 };
const LIMITS_SECOND_VISIT = { monsterToStatic: 0.6 };

export const APP_PAGES: LoadingSubject[] = [
  { name: "home", site: "app", path: "/", limits: LIMITS_WITHOUT_MONSTERS, isWeighed: true },
  { name: "encyclopedia", site: "app", path: "/monsters", limits: LIMITS_WITHOUT_MONSTERS },
  {
    name: "home with monsters in its HTML",
    site: "app with monsters",
    path: "/",
    limits: LIMITS_WITH_MONSTERS,
    isWeighed: true,
  },
  {
    name: "encyclopedia with monsters in its HTML",
    site: "app with monsters",
    path: "/monsters",
    limits: LIMITS_WITH_MONSTERS,
  },
  {
    name: "home, second visit",
    site: "app with monsters",
    path: "/",
    isSecondVisit: true,
    limits: LIMITS_SECOND_VISIT,
  },
  {
    name: "encyclopedia, second visit",
    site: "app with monsters",
    path: "/monsters",
    isSecondVisit: true,
    limits: LIMITS_SECOND_VISIT,
  },
];
