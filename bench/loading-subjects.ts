import type { SiteName } from "./sites.ts";

/** A page whose loading is measured, and by how much it may be slower than the two references. */
export type LoadingSubject = {
  name: string;
  site: SiteName;
  path: string;
  /** What is seen by someone who comes back, with everything stored at the first visit. */
  isSecondVisit?: boolean;
  limits?: {
    /** First paint, in times of the static page's. */
    paintToStatic?: number;
    /** First monster, in times of the static page's or of the floor's. */
    monsterToStatic?: number;
    monsterToFloor?: number;
  };
  /** Whether the weights of scripts and styles are figures too. */
  isWeighed?: boolean;
};

export const FLOOR: LoadingSubject = { name: "floor", site: "floor", path: "/" };
export const STATIC_PAGE: LoadingSubject = { name: "static page", site: "static page", path: "/" };

const WITHOUT = { paintToStatic: 1.4, monsterToFloor: 1 };
const WITH = { paintToStatic: 1.4, monsterToFloor: 0.5 };
const AGAIN = { monsterToStatic: 0.6 };

/** The app's pages. */
export const APP_PAGES: LoadingSubject[] = [
  { name: "home", site: "app", path: "/", limits: WITHOUT, isWeighed: true },
  { name: "encyclopedia", site: "app", path: "/monsters", limits: WITHOUT },
  {
    name: "home with monsters in its HTML",
    site: "app with monsters",
    path: "/",
    limits: WITH,
    isWeighed: true,
  },
  {
    name: "encyclopedia with monsters in its HTML",
    site: "app with monsters",
    path: "/monsters",
    limits: WITH,
  },
  {
    name: "home, second visit",
    site: "app with monsters",
    path: "/",
    isSecondVisit: true,
    limits: AGAIN,
  },
  {
    name: "encyclopedia, second visit",
    site: "app with monsters",
    path: "/monsters",
    isSecondVisit: true,
    limits: AGAIN,
  },
];
