import type { Driver } from "../../../tools/tests/engines.ts";

const NOT_CHROMIUM = /firefox|webkit/;
const OVER_BIDI = /BiDi/;

const NOT_YET = "WebDriver BiDi has no command for it yet";

/** What a test may ask of the driver of its browser, the drivers that cannot do it, and why. */
const LACKS = {
  "developers' protocol": [NOT_CHROMIUM, "Playwright offers it in Chromium only"],
  "reduced motion": [OVER_BIDI, NOT_YET],
  "forced colours": [OVER_BIDI, NOT_YET],
  "touch screen": [OVER_BIDI, NOT_YET],
  "sender of an answer": [
    OVER_BIDI,
    "WebDriver BiDi does not tell a service worker's answers from others",
  ],
  "navigation while offline": [/firefox over BiDi/, "this driver refuses it"],
} satisfies Record<string, [drivers: RegExp, reason: string]>;

type Need = keyof typeof LACKS;

/** Details of a test that is skipped, with the reason, where its driver cannot do this. */
export const needs = (...all: Need[]) => ({
  annotation: all.map((description) => ({ type: "needs", description })),
});

/** Why this driver cannot run a test with these annotations; `undefined` if it can. */
export function findLack(
  driver: Driver,
  annotations: { type: string; description?: string }[],
): string | undefined {
  for (const [need, [drivers, reason]] of Object.entries(LACKS)) {
    const isNeeded = annotations.some((one) => one.type === "needs" && one.description === need);
    if (isNeeded && drivers.test(driver)) return `${need}: ${reason}`;
  }
  return undefined;
}
