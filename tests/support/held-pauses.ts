import { vi } from "vitest";

/**
 * Lets a test decide when long computations go on after their pauses, for which the app asks the browser's
 * scheduler. They go on at once until `hold`, and again from `release` on.
 */
export function controlPauses() {
  let held: PromiseWithResolvers<void> | null = null;
  vi.stubGlobal("scheduler", { yield: () => held?.promise ?? Promise.resolve() });
  return {
    hold: () => {
      held ??= Promise.withResolvers();
    },
    release: () => {
      held?.resolve();
      held = null;
    },
  };
}
