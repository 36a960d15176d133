import type { Browser } from "@playwright/test";
import { withTimeout } from "#src/lib/with-timeout.ts";
import { type Figure, figure, medianFigures } from "./figures.ts";
import { launch } from "./phone.ts";
import { OWN_SITES, type Sites } from "./sites.ts";

/** Measures something of a version of the app, always as the same figures. */
export type Subject = (sites: Sites, browser: Browser) => Promise<Figure[]>;

/** A part of the benchmark that is measured in a browser, round after round. */
export type BrowserPart = {
  subjects: readonly Subject[];
  /** What the app is measured against; comparisons of versions do without. */
  references?: readonly Subject[];
  hasTargets?: boolean;
  /** Further figures from the medians of the others, which are known by their names. */
  relate?: (medianOf: (what: string) => number) => Figure[];
};

const ROUNDS = 5;

/**
 * With twelve rounds, one of a hundred rows can be beyond noise after Holm's method: 100 · 2 / 2¹² < 0.05.
 * An even number lets each version go first equally often.
 */
export const COMPARISON_ROUNDS = 12;

const MEASUREMENT_TIMEOUT_MS = 180_000;

/**
 * Measures every subject of each version once per round, and the versions in turn, so that a machine
 * that becomes slower or faster affects all of them. Returns the figures of each version's rounds.
 * @throws {Error} when a figure is missing.
 */
async function measureInRounds(
  subjects: readonly Subject[],
  versions: readonly Sites[],
  roundCount: number,
): Promise<Figure[][][]> {
  await using browser = await launch();
  const measure = async (subject: Subject, sites: Sites) => {
    const figures = await withTimeout(MEASUREMENT_TIMEOUT_MS, subject(sites, browser));
    const broken = figures.find(({ value }) => Number.isNaN(value));
    if (broken) throw new Error(`No number came out for "${broken.what}"`);
    return figures;
  };
  // The first page in a browser is slower than later ones, so each version has one in advance.
  const [first] = subjects;
  for (const sites of versions) if (first) await measure(first, sites);

  const results = versions.map((sites) => ({ sites, rounds: [] as Figure[][] }));
  for (let round = 1; round <= roundCount; round++) {
    console.error(`  round ${round} of ${roundCount}`);
    for (const { rounds } of results) rounds.push([]);
    for (const subject of subjects)
      for (const { sites, rounds } of round % 2 === 1 ? results : results.toReversed())
        rounds.at(-1)?.push(...(await measure(subject, sites)));
  }
  return results.map(({ rounds }) => rounds);
}

/** The medians of a part, and what they say about each other. */
export async function measurePart({
  subjects,
  references = [],
  hasTargets = true,
  relate = () => [],
}: BrowserPart): Promise<Figure[]> {
  const all = [...references, ...subjects];
  const [rounds = []] = await measureInRounds(all, [OWN_SITES], ROUNDS);
  const figures = medianFigures(rounds);
  const values = new Map(figures.map(({ what, value }) => [what, value]));
  const medianOf = (what: string) => {
    const value = values.get(what);
    if (value === undefined) throw new Error(`Nothing has measured "${what}"`);
    return value;
  };
  const related = [...relate(medianOf), ...figures];
  return hasTargets ? related : related.map(({ what, value, unit }) => figure(what, value, unit));
}

/** The figures of all rounds of this version, and of another one. */
export async function comparePart({ subjects }: BrowserPart, theirSites: Sites) {
  const versions = [OWN_SITES, theirSites];
  const [ours = [], theirs = []] = await measureInRounds(subjects, versions, COMPARISON_ROUNDS);
  return { ours, theirs };
}
