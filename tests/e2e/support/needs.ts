import type { Driver } from "../../../scripts/engines.ts";
import { hasScreenReader } from "./screen-reader.ts";

const BIDI = "WebDriver BiDi has no command for it yet";
const CHROMIUM_ONLY = "Playwright offers it in Chromium only";

const outsideChromium = {
  "developers' protocol": CHROMIUM_ONLY,
  "layout shifts": "only Chromium reports layout shifts",
  "static routes": "only Chromium has static routes for service workers",
} as const;

const NOT_READ = "Orca is listened to with the Firefox that people use it with";

const NO_READER = hasScreenReader()
  ? {}
  : { "screen reader": "Orca or what it takes to listen to it is not installed" };

const overBiDi = {
  "reduced motion": BIDI,
  "forced colours": BIDI,
  "touch screen": BIDI,
  "sender of an answer": "WebDriver BiDi does not tell a service worker's answers from others",
} as const;

/** What each driver cannot do, and why. */
const LACKS = {
  chromium: { "screen reader": NOT_READ },
  firefox: { ...outsideChromium, "screen reader": NOT_READ },
  webkit: { ...outsideChromium, "screen reader": NOT_READ },
  "firefox over BiDi": {
    ...outsideChromium,
    ...overBiDi,
    ...NO_READER,
    "navigation while offline": "this driver refuses it",
  },
  "webkit over BiDi": { ...outsideChromium, ...overBiDi, "screen reader": NOT_READ },
} satisfies Record<Driver, Partial<Record<string, string>>>;

type Keys<Union> = Union extends unknown ? keyof Union : never;

/** What a test asks of the driver of its browser, beyond what all of them can do. */
export type Need = Keys<(typeof LACKS)[Driver]>;

/** Details of a test that is skipped, with the reason, where its driver cannot do this. */
export const needs = (...all: Need[]) => ({
  annotation: all.map((description) => ({ type: "needs", description })),
});

/** Why this driver cannot run a test with these annotations; `undefined` if it can. */
export function findLack(
  driver: Driver,
  annotations: { type: string; description?: string }[],
): string | undefined {
  const lacks: Partial<Record<string, string>> = LACKS[driver];
  for (const { type, description = "" } of annotations) {
    const reason = type === "needs" && lacks[description];
    if (reason) return `${description}: ${reason}`;
  }
  return undefined;
}
