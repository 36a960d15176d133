import { type ComponentType, lazy } from "react";
import { ClientOnlyError } from "#src/lib/client-only.ts";
import { loadOptional } from "#src/lib/load-optional.ts";

type Part<Props> = { default: ComponentType<Props> };

/**
 * A component whose code is loaded when it first renders, only in the browser. It renders nothing if
 * loading fails.
 */
export function lazyPart<Props>(load: () => Promise<Part<Props>>) {
  return lazy(async () => {
    if (import.meta.env.SSR) throw new ClientOnlyError();
    return (await loadOptional(load)) ?? { default: () => null };
  });
}
