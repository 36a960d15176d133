import { format } from "node:util";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { ExpectedErrors } from "./expected-errors.ts";

let errors = new ExpectedErrors();

/** Says that the test makes the console report an error for each of these patterns. Any other fails it. */
export const expectErrors = (...patterns: RegExp[]) => errors.expect(...patterns);

/** Says that the console may report such errors: random cases need not have one. */
export const allowErrors = (pattern: RegExp) => errors.allow(pattern);

/** Fails if an error has come that the test does not expect. Every test ends with it. */
export const expectNoOtherErrors = () => expect(errors.takeUnexpected()).toEqual([]);

/** Fails each test of a file that makes the console report an error which it does not expect. */
export function watchConsole(): void {
  beforeEach(() => {
    errors = new ExpectedErrors();
    for (const method of ["error", "warn"] as const)
      vi.spyOn(console, method).mockImplementation((...values) => errors.note(format(...values)));
  });

  afterEach(() => {
    expectNoOtherErrors();
    expect(errors.missing).toEqual([]);
  });
}
