import { withTimeout } from "#src/lib/with-timeout.ts";
import { logProgress } from "./progress.ts";

/** How often everything in the browser is measured; the tables show the median. */
const ROUNDS = 5;

const MEASUREMENT_TIMEOUT_MS = 180_000;

/**
 * Measures every subject once per round, so that a machine that becomes slower or faster meanwhile
 * does so for all of them. Returns the results of each subject, in the order of the subjects.
 */
export async function inRounds<Subject, Result>(
  subjects: readonly Subject[],
  measure: (subject: Subject, round: number) => Promise<Result>,
  roundCount = ROUNDS,
): Promise<Result[][]> {
  const results: Result[][] = subjects.map(() => []);
  for (let round = 1; round <= roundCount; round++) {
    logProgress(`  round ${round} of ${roundCount}`);
    for (const [index, subject] of subjects.entries()) {
      const result = await withTimeout(MEASUREMENT_TIMEOUT_MS, measure(subject, round));
      results[index]?.push(result);
    }
  }
  return results;
}
