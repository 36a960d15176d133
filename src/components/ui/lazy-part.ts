import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";
import { importCode } from "#src/lib/import-code.ts";
import { noop } from "#src/lib/noop.ts";

type Part<Props> = { default: ComponentType<Props> };

/** Retrying at once would never end: a failure renders the page again. */
const RETRY_AFTER_MS = 10_000;

/**
 * A component whose code is loaded when it first renders; `fallback` until then. It is `Failed`, by default nothing, if that
 * fails; later instances try again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Part<Props>>,
  fallback: ReactNode = null,
  Failed: ComponentType<Props> = () => null,
) {
  const createLazy = () =>
    lazy<ComponentType<Props>>(async () => {
      const part = await importCode(load, "default").catch(noop);
      if (part) return part;
      setTimeout(() => {
        Current = createLazy();
      }, RETRY_AFTER_MS);
      return { default: Failed };
    });
  let Current = createLazy();
  return (props: Props) => createElement(Suspense, { fallback }, createElement(Current, props));
}
