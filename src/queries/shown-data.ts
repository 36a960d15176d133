import { useEffect, useSyncExternalStore } from "react";
import { createEmitter } from "#src/lib/emitter.ts";

const emitter = createEmitter();

/** One entry for each part of the screen that shows fetched data. */
const shown = new Set<{ fetchedAt: number }>();

function oldest(): number | null {
  return shown.size > 0 ? Math.min(...[...shown].map(({ fetchedAt }) => fetchedAt)) : null;
}

/** Registers data on the screen, fetched at this time in milliseconds since 1970; `null` for none. */
export function useReportShownData(fetchedAt: number | null): void {
  useEffect(() => {
    if (fetchedAt === null) return;
    const entry = { fetchedAt };
    shown.add(entry);
    emitter.emit();
    return () => {
      shown.delete(entry);
      emitter.emit();
    };
  }, [fetchedAt]);
}

/** When the oldest data on the screen was fetched; `null` while it shows none. */
export function useOldestShownData(): number | null {
  return useSyncExternalStore(emitter.subscribe, oldest, () => null);
}
