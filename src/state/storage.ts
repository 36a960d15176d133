import * as v from "valibot";

/** `local` lasts across visits and tabs, `session` as long as the tab. */
type Lifetime = "local" | "session";

/** A thing that the browser keeps: where, and what it is. Scripts before the app have this too, so it has to be small. */
export type Stored<Value> = {
  readonly lifetime: Lifetime;
  readonly key: string;
  /** The value while nothing is stored. */
  readonly fallback: Value;
  /** Makes the value of the stored text, whatever that is. */
  parse(text: string): Value;
  /** What the page knows of it (`src/state/use-stored.ts`). */
  known?: Known<Value>;
};

/** A value and its text; and what was stored then, which is another text if there was no room. */
export type Known<Value> = {
  value: Value;
  text: string | null;
  inStorage: string | null;
};

/** A text as it is. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (lifetime: Lifetime, key: string): Stored<string | null> => ({
  lifetime,
  key,
  fallback: null,
  parse: (stored) => stored,
});

/** One of some values. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <const Value extends string, Fallback extends Value | null>(
  lifetime: Lifetime,
  key: string,
  values: readonly Value[],
  fallback: Fallback,
): Stored<Value | Fallback> => ({
  lifetime,
  key,
  fallback,
  parse: (stored) => values.find((value) => value === stored) ?? fallback,
});

/** A list, of which at most `limit` items count. Of a malformed one, the well-formed items are read. */
/* @__NO_SIDE_EFFECTS__ */
export const list = <Item>(
  lifetime: Lifetime,
  key: string,
  item: v.GenericSchema<Item>,
  limit?: number,
): Stored<readonly Item[]> => ({
  lifetime,
  key,
  fallback: [],
  parse: (stored) => {
    try {
      const entries = v.parse(v.array(v.unknown()), JSON.parse(stored));
      return entries.filter((entry) => v.is(item, entry)).slice(0, limit);
    } catch {
      return [];
    }
  },
});

type Place = Pick<Stored<unknown>, "lifetime" | "key">;

// Even reading the global throws where storage is blocked.
const storageOf = ({ lifetime }: Place) => (lifetime === "local" ? localStorage : sessionStorage);

/** The stored text; `null` without one or without storage. */
export function readText(place: Place): string | null {
  try {
    return storageOf(place).getItem(place.key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it for `null`. The app works without it if there is no storage, or if that is full. */
export function writeText(place: Place, value: string | null): void {
  try {
    if (value === null) storageOf(place).removeItem(place.key);
    else storageOf(place).setItem(place.key, value);
  } catch {
    // What asks for it looks whether it is there.
  }
}

/** What is stored, for scripts that run before the app, which itself has `getStored`. */
export function readStored<Value>(stored: Stored<Value>): Value {
  const found = readText(stored);
  return found === null ? stored.fallback : stored.parse(found);
}
