import { type ComponentType, lazy } from "react";
import { loadOptional } from "#src/lib/load-optional.ts";

type Part<Props> = { default: ComponentType<Props> };

/**
 * A component whose code comes when it is first drawn. What cannot be loaded is left out; the page
 * goes on without it.
 */
export function lazyPart<Props>(load: () => Promise<Part<Props>>) {
  return lazy(async () => (await loadOptional(load)) ?? { default: () => null });
}
