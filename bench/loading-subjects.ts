import { CARD_NAME_SELECTOR } from "./phone.ts";
import type { SiteName } from "./sites.ts";

/** A page whose loading is measured, and its limits relative to the floor and the static page. */
export type LoadingSubject = {
  name: string;
  site: SiteName;
  path: string;
  /** Selects what contains a monster's name. */
  nameSelector: string;
  /** Measures a later visit, with everything in place that the first one stored. */
  isSecondVisit?: boolean;
  limits?: {
    /** First paint, as a multiple of the static page's. */
    paintToStatic?: number;
    /** First monster, as a multiple of the floor's, or of that of the static page at its second visit. */
    monsterToFloor?: number;
    monsterToKeptPage?: number;
    /** First portraits, in milliseconds. */
    portraitsMs?: number;
  };
  /** Whether the sizes of scripts and styles are reported as well. */
  isWeighed?: boolean;
};

const REFERENCE = { path: "/", nameSelector: "li" };

export const FLOOR: LoadingSubject = { ...REFERENCE, name: "floor", site: "floor" };
export const STATIC_PAGE: LoadingSubject = {
  ...REFERENCE,
  name: "static page",
  site: "static page",
};
export const STATIC_PICTURES: LoadingSubject = {
  ...REFERENCE,
  name: "static page with pictures",
  site: "static page with pictures",
};
export const KEPT_STATIC_PAGE: LoadingSubject = {
  ...REFERENCE,
  name: "static page, second visit",
  site: "kept static page",
  isSecondVisit: true,
};

const LIMITS_WITHOUT_MONSTERS = { paintToStatic: 1.4, monsterToFloor: 1, portraitsMs: 1_400 };
const LIMITS_WITH_MONSTERS = { paintToStatic: 1.4, monsterToFloor: 0.5, portraitsMs: 1_100 };
const LIMITS_SECOND_VISIT = { monsterToKeptPage: 1.4 };

const HOME = { path: "/", nameSelector: CARD_NAME_SELECTOR };
const ENCYCLOPEDIA = { path: "/monsters", nameSelector: CARD_NAME_SELECTOR };

export const APP_PAGES: LoadingSubject[] = [
  { ...HOME, name: "home", site: "app", limits: LIMITS_WITHOUT_MONSTERS, isWeighed: true },
  { ...ENCYCLOPEDIA, name: "encyclopedia", site: "app", limits: LIMITS_WITHOUT_MONSTERS },
  {
    ...HOME,
    name: "home with monsters in its HTML",
    site: "app with monsters",
    limits: LIMITS_WITH_MONSTERS,
    isWeighed: true,
  },
  {
    ...ENCYCLOPEDIA,
    name: "encyclopedia with monsters in its HTML",
    site: "app with monsters",
    limits: LIMITS_WITH_MONSTERS,
  },
  {
    ...HOME,
    name: "home, second visit",
    site: "app with monsters",
    isSecondVisit: true,
    limits: LIMITS_SECOND_VISIT,
  },
  {
    ...ENCYCLOPEDIA,
    name: "encyclopedia, second visit",
    site: "app with monsters",
    isSecondVisit: true,
    limits: LIMITS_SECOND_VISIT,
  },
  {
    ...HOME,
    name: "home without monsters in its HTML, second visit",
    site: "app",
    isSecondVisit: true,
  },
  {
    ...ENCYCLOPEDIA,
    name: "encyclopedia without monsters in its HTML, second visit",
    site: "app",
    isSecondVisit: true,
  },
];
