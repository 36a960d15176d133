import fc from "fast-check";

/** How many cases a property is tried with. */
const CASES = Number(process.env.FUZZ_CASES ?? 100);

// CI tries the same cases in every run, so that only a change of the code can make it fail.
const seed = process.env.FUZZ_SEED || (process.env.CI ? "20261101" : "random");

fc.configureGlobal({ numRuns: CASES, ...(seed !== "random" && { seed: Number(seed) }) });

/** How many cases are tried of a property each of which takes long: this share of the usual number. */
export const fuzzCases = (share: number): number => Math.ceil(CASES * share);

export { fc };
