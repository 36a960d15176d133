import { type Browser, chromium } from "@playwright/test";
import { withTimeout } from "../../src/lib/with-timeout.ts";
import { type Figure, medianFigures, type Ratio, relate } from "./figures.ts";
import { launchOptions } from "./phone.ts";

/** Measures something, always as the same figures. */
export type Subject = (browser: Browser) => Promise<Figure[]>;

/** A part of the benchmark that is measured in a browser, round after round. */
export type BrowserPart = {
  subjects: readonly Subject[];
  /** Between figures of the same round, whose machine is as fast. */
  ratios?: readonly Ratio[];
};

const MEASUREMENT_TIMEOUT_MS = 180_000;

/**
 * Measures all subjects in turn, round after round, so that a machine that becomes slower or faster affects all of them.
 * Returns the medians of those ratios and figures that have a target.
 * @throws {Error} when a figure is missing.
 */
export async function measurePart(
  { subjects, ratios = [] }: BrowserPart,
  roundCount: number,
): Promise<Figure[]> {
  await using browser = await chromium.launch(launchOptions());
  const measure = async (subject: Subject) => {
    const figures = await withTimeout(MEASUREMENT_TIMEOUT_MS, subject(browser));
    const broken = figures.find(({ value }) => Number.isNaN(value));
    if (broken) throw new Error(`No number came out for "${broken.what}"`);
    return figures;
  };
  // The first page in a browser is slower than later ones.
  for (const subject of subjects.slice(0, 1)) await measure(subject);

  const rounds: Figure[][] = [];
  for (let round = 1; round <= roundCount; round++) {
    console.error(`  round ${round} of ${roundCount}`);
    const figures: Figure[] = [];
    for (const subject of subjects) figures.push(...(await measure(subject)));
    rounds.push([...relate(ratios, figures), ...figures]);
  }
  return medianFigures(rounds).filter(({ target }) => target);
}
