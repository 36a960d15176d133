import * as v from "valibot";
import { createEmitter } from "./emitter.ts";
import { type Lifetime, readStorage, writeStorage } from "./storage.ts";

/**
 * Calls `listener` when another page may have stored or removed what is under `key`. Returns the function that ends this.
 */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

/**
 * A page in the back-forward cache hears nothing of what other pages store. From now on this page is told, when it leaves
 * that cache, that anything may have changed, as browsers tell it when another tab clears the storage.
 */
export function readStorageAfterCache(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) dispatchEvent(new StorageEvent("storage"));
  });
}

/** A value that is kept in storage. It fits `useSyncExternalStore`. */
export type StoredValue<Value> = {
  /** What is stored now, by whichever page: the same object until that changes. */
  get(): Value;
  set(value: Value): void;
  /** Calls `listener` when the value may have changed, here or elsewhere. Returns the function that ends this. */
  subscribe(listener: () => void): () => void;
};

/**
 * Keeps a value under `key`: `local` across visits and tabs, `session` as long as the tab. What cannot be stored lasts as
 * long as the page.
 * @param parse makes the value of the stored text, whatever that is; `null` if there is none.
 * @param format the reverse.
 */
export function createStoredValue<Value>(
  lifetime: Lifetime,
  key: string,
  parse: (text: string | null) => Value,
  format: (value: Value) => string | null,
): StoredValue<Value> {
  const { subscribe, emit } = createEmitter();
  let unstored: { text: string | null } | null = null;
  let last: { text: string | null; value: Value } | null = null;
  return {
    get() {
      const { text } = unstored ?? { text: readStorage(lifetime, key) };
      if (last?.text !== text) last = null;
      last ??= { text, value: parse(text) };
      return last.value;
    },
    set(value) {
      const text = format(value);
      unstored = writeStorage(lifetime, key, text) ? null : { text };
      emit();
    },
    subscribe(listener) {
      const ends = [subscribe(listener), onStoredElsewhere(key, listener)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

const anyList = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), []);

/** Keeps a list under `key`, and at most `limit` items of it. Of a malformed list, the well-formed items are read. */
export function createStoredList<Item>(
  lifetime: Lifetime,
  key: string,
  item: v.GenericSchema<Item>,
  limit: number,
): StoredValue<readonly Item[]> {
  const parse = (text: string | null) =>
    v.parse(anyList, text).filter((entry) => v.is(item, entry));
  return createStoredValue<readonly Item[]>(
    lifetime,
    key,
    (text) => parse(text).slice(0, limit),
    (list) => JSON.stringify(list.slice(0, limit)),
  );
}
