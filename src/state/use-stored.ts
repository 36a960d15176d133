import { useCallback, useSyncExternalStore } from "react";
import { createEmitter } from "#src/lib/emitter.ts";
import { type Known, readText, type Stored, writeText } from "./storage.ts";

// The app has all from here; scripts before it take what they read.
export * from "./stored.ts";

/** Tells under which key this page or another has stored something; `null` if it may be any. */
const changes = createEmitter<[key: string | null]>(() => {
  addEventListener("storage", onStorage);
  addEventListener("pageshow", tellAfterCache);
  return () => {
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", tellAfterCache);
  };
});

const onStorage = ({ key }: StorageEvent): void => changes.emit(key);

/**
 * A page in the back-forward cache hears nothing of what other pages store. When it leaves that cache, it is told that
 * anything may have changed, as browsers tell it when another tab clears the storage.
 */
function tellAfterCache({ persisted }: PageTransitionEvent): void {
  if (persisted) dispatchEvent(new StorageEvent("storage"));
}

function know<Value>(stored: Stored<Value>, text: string | null, inStorage: string | null) {
  const { known, fallback } = stored;
  const parsed = () => (text === null ? fallback : stored.parse(text));
  const value = known?.text === text ? known.value : parsed();
  const next: Known<Value> = { value, text, inStorage };
  stored.known = next;
  return next;
}

/** Looks into the storage. What could not be stored lasts until another page stores something. */
function look<Value>(stored: Stored<Value>): Known<Value> {
  const inStorage = readText(stored);
  return stored.known?.inStorage === inStorage ? stored.known : know(stored, inStorage, inStorage);
}

/** The value that is kept, by whichever page: the same object until it changes. */
export const getStored = <Value>(stored: Stored<Value>): Value => look(stored).value;

/** Whether the value is stored, and not only known to this page. */
export function isStored(stored: Stored<unknown>): boolean {
  const { text, inStorage } = look(stored);
  return text === inStorage;
}

const formatted = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** Changes what is stored by now. What cannot be stored lasts as long as the page. */
export function updateStored<Value>(stored: Stored<Value>, change: (value: Value) => Value): void {
  const value = change(look(stored).value);
  const text = value === stored.fallback ? null : formatted(value);
  writeText(stored, text);
  know(stored, text, readText(stored));
  changes.emit(stored.key);
}

export const setStored = <Value>(stored: Stored<Value>, value: Value): void =>
  updateStored(stored, () => value);

/** Calls `listener` when the value may have changed, here or elsewhere. Returns the function that ends this. */
export const onStored = (stored: Stored<unknown>, listener: () => void): (() => void) =>
  changes.subscribe((key) => {
    if (key === stored.key || key === null) listener();
  });

/** A part of what is kept, or what is made of it; while React hydrates, that of what is there without storage, or `inHtml`. */
export function useStoredPart<Value, Part>(
  stored: Stored<Value>,
  select: (value: Value) => Part,
  inHtml = select(stored.fallback),
): Part {
  const subscribe = useCallback((listener: () => void) => onStored(stored, listener), [stored]);
  return useSyncExternalStore(
    subscribe,
    () => select(getStored(stored)),
    () => inHtml,
  );
}

/** What the browser keeps; while React hydrates, what is there without storage. */
export const useStored = <Value>(stored: Stored<Value>): Value =>
  useStoredPart(stored, (value) => value);
