import * as v from "valibot";
import { createEmitter } from "./emitter.ts";
import { type Lifetime, readStorage, writeStorage } from "./storage.ts";

const elsewhere = createEmitter<[key: string | null]>();
const onStorage = ({ key }: StorageEvent) => elsewhere.emit(key);

/**
 * Calls `listener` when another page may have stored or removed what is under `key`. Returns the function that ends this.
 */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  // One for the page: adding it again has no effect.
  addEventListener("storage", onStorage);
  return elsewhere.subscribe((changed) => {
    if (changed === key || changed === null) listener();
  });
}

function tellOfStorage({ persisted }: PageTransitionEvent): void {
  if (persisted) dispatchEvent(new StorageEvent("storage"));
}

/**
 * A page in the back-forward cache hears nothing of what other pages store. From now on this page is told, when it leaves
 * that cache, that anything may have changed, as browsers tell it when another tab clears the storage.
 */
export const readStorageAfterCache = (): void => addEventListener("pageshow", tellOfStorage);

/** A value that is kept in storage. It fits `useSyncExternalStore`. */
export type StoredValue<Value> = {
  /** What is stored now, by whichever page: the same object until that changes. */
  get(): Value;
  /** Whether it is stored, and not only known to this page. */
  isStored(): boolean;
  /** Changes what is stored now. */
  update(change: (value: Value) => Value): void;
  set(value: Value): void;
  /** Calls `listener` when the value may have changed, here or elsewhere. Returns the function that ends this. */
  subscribe(listener: () => void): () => void;
};

/**
 * Keeps a value under `key`: `local` across visits and tabs, `session` as long as the tab. What cannot be stored lasts as
 * long as the page, or until another page stores something.
 * @param parse makes the value of the stored text, whatever that is; `null` if there is none.
 * @param format the reverse.
 */
export function createStoredValue<Value>(
  lifetime: Lifetime,
  key: string,
  parse: (text: string | null) => Value,
  format: (value: Value) => string | null,
): StoredValue<Value> {
  /** The value and its text, which is not stored if there is no room, and what is stored by then. */
  let known: { value: Value; text: string | null; stored: string | null } | null = null;
  /** Without subscribers the page hears nothing of others. */
  let isFollowed = false;

  const know = (text: string | null, stored: string | null) => {
    known = { value: known?.text === text ? known.value : parse(text), text, stored };
    return known;
  };
  const look = () => {
    const stored = readStorage(lifetime, key);
    return known?.stored === stored ? known : know(stored, stored);
  };
  const current = () => (isFollowed && known) || look();
  const { subscribe, emit } = createEmitter(() => {
    const end = onStoredElsewhere(key, () => {
      look();
      emit();
    });
    look();
    isFollowed = true;
    return () => {
      isFollowed = false;
      end();
    };
  });
  const update = (change: (value: Value) => Value) => {
    const text = format(change(look().value));
    writeStorage(lifetime, key, text);
    know(text, readStorage(lifetime, key));
    emit();
  };
  return {
    get: () => current().value,
    isStored: () => current().text === current().stored,
    update,
    set: (value) => update(() => value),
    subscribe,
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
