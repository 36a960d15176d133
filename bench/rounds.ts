import { progress } from "./progress.ts";

/** How often everything in the browser is measured; a median stands in the table. */
export const ROUNDS = 5;

const MEASUREMENT_TIMEOUT_MS = 180_000;

function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error("A measurement does not end")),
    MEASUREMENT_TIMEOUT_MS,
  );
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/**
 * Measures every subject once a round, and hands over what it measured of each, in the subjects'
 * order: when the machine becomes slower or faster meanwhile, it does so for all of them.
 */
export async function inRounds<Subject, Result>(
  subjects: readonly Subject[],
  measure: (subject: Subject) => Promise<Result>,
): Promise<Result[][]> {
  const results: Result[][] = subjects.map(() => []);
  for (let round = 1; round <= ROUNDS; round++) {
    progress(`  round ${round} of ${ROUNDS}`);
    for (const [index, subject] of subjects.entries()) {
      results[index]?.push(await withinLimit(measure(subject)));
    }
  }
  return results;
}
