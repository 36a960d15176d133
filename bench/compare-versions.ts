import type { Browser } from "@playwright/test";
import type { VersionPair } from "./comparison-table.ts";
import type { Figure } from "./figures.ts";
import { launch } from "./phone.ts";
import { logProgress } from "./progress.ts";
import { inRounds } from "./rounds.ts";
import { openSites, type SiteName, type Sites } from "./sites.ts";

/** A part of the benchmark that can measure any version of the app. */
export type ComparablePart = {
  sites: readonly SiteName[];
  /** Each measures something of a version, always as the same figures. */
  subjects: readonly ((browser: Browser, sites: Sites) => Promise<Figure[]>)[];
};

/**
 * With twelve rounds, one of 30 rows can be beyond noise after Holm's method: 30 · 2 / 2¹² < 0.05.
 * Eleven would do; one more lets each version go first equally often.
 */
export const COMPARISON_ROUNDS = 12;

/**
 * Measures this version and the one in the checkout `root` in turn, visit by visit, so that a machine
 * that becomes slower or faster meanwhile does so for both. Returns the figures of each round.
 */
export async function compareVersions(
  { sites, subjects }: ComparablePart,
  root: string,
): Promise<VersionPair[]> {
  logProgress("  this version:");
  await using ours = await openSites(sites);
  logProgress("  the other version:");
  await using theirs = await openSites(sites, root);
  await using browser = await launch();

  const measurePair = async (
    measure: ComparablePart["subjects"][number],
    round: number,
  ): Promise<VersionPair> => {
    const isOursFirst = round % 2 === 1;
    const first = await measure(browser, isOursFirst ? ours : theirs);
    const second = await measure(browser, isOursFirst ? theirs : ours);
    return isOursFirst ? { ours: first, theirs: second } : { ours: second, theirs: first };
  };
  // The first page in a browser is slower than later ones, so both are loaded in advance.
  for (const measure of subjects.slice(0, 1)) await measurePair(measure, 1);
  const rounds = await inRounds(subjects, measurePair, COMPARISON_ROUNDS);
  return rounds.flat();
}
