import { entryKey } from "#src/router-internals.ts";
import { readStored, writeText } from "#src/state/storage.ts";
import { scrollPositions } from "#src/state/stored.ts";

/** In CSS pixels; browsers lay out no higher page. */
const MAX_OFFSET = 2 ** 25;

type Position = { scrollX: number; scrollY: number };

/** By the key of the history entry, and there by the element, which is “window” for the page itself. */
type ScrollPositions = Partial<Record<string, Partial<Record<string, Position>>>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isOffset = (value: unknown) => typeof value === "number" && Math.abs(value) <= MAX_OFFSET;

const isPosition = (value: unknown) =>
  isRecord(value) && isOffset(value.scrollX) && isOffset(value.scrollY);

const arePositions = (value: unknown): value is ScrollPositions =>
  isRecord(value) &&
  Object.values(value).every((entry) => isRecord(entry) && Object.values(entry).every(isPosition));

/** The stored positions. Malformed ones are removed, because the router would use them unchecked. */
export function readScrollPositions(): ScrollPositions {
  try {
    const stored: unknown = JSON.parse(readStored(scrollPositions) ?? "{}");
    if (arePositions(stored)) return stored;
  } catch {
    // No JSON.
  }
  writeText(scrollPositions, null);
  return {};
}

/** Makes a reloaded page as high as it was, so that its scroll position can be restored. */
export function reserveHeight(): void {
  const { scrollY = 0 } = readScrollPositions()[entryKey(history.state)]?.window ?? {};
  if (scrollY > 0) document.documentElement.style.minHeight = `${scrollY + innerHeight}px`;
}
