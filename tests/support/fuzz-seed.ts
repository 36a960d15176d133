import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    fuzzSeed: number;
  }
}

/** CI tries the same cases in every run, so that only a change of the code can make it fail. */
const CI_SEED = 20_261_101;

function chooseSeed(env: NodeJS.ProcessEnv): number {
  const wanted = env.FUZZ_SEED || (env.CI ? String(CI_SEED) : "random");
  const seed = wanted === "random" ? Math.floor(Math.random() * 2 ** 31) : Number(wanted);
  if (Number.isInteger(seed)) return seed;
  throw new Error(`FUZZ_SEED is a whole number or "random", not "${wanted}".`);
}

/** Chooses the seed of fast-check once for all test files, and prints it. */
export default function setup(project: TestProject): void {
  const seed = chooseSeed(process.env);
  project.vitest.logger.log(`Random cases: FUZZ_SEED=${seed} repeats them.\n`);
  project.provide("fuzzSeed", seed);
}
