/** `local` lasts across visits and tabs, `session` as long as the tab. */
type Lifetime = "local" | "session";

/** A thing that the browser keeps: where, and how its value becomes a text. */
export type Stored<Value> = {
  readonly key: string;
  readonly lifetime: Lifetime;
  /** The value while nothing is stored. */
  readonly fallback: Value;
  /** Makes the value of the stored text, whatever that is. */
  parse(text: string): Value;
  /** The reverse; nothing is stored for `null`. */
  format(value: Value): string | null;
  /** What the page knows of it (`src/state/use-stored.ts`). */
  known: Known<Value> | null;
};

/** A value and its text; what was stored then, which is another text if there was no room; and when that was. */
export type Known<Value> = {
  value: Value;
  text: string | null;
  inStorage: string | null;
  news: number;
};

/** A text as it is. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (lifetime: Lifetime, key: string): Stored<string | null> => ({
  key,
  lifetime,
  fallback: null,
  parse: (stored) => stored,
  format: (value) => value,
  known: null,
});

/** One of some values. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <const Value extends string, Fallback extends Value | null>(
  lifetime: Lifetime,
  key: string,
  values: readonly Value[],
  fallback: Fallback,
): Stored<Value | Fallback> => ({
  key,
  lifetime,
  fallback,
  parse: (stored) => values.find((value) => value === stored) ?? fallback,
  format: (value) => (value === fallback ? null : value),
  known: null,
});

/** A list of at most `limit` items. Of a malformed one, the well-formed items are read. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Item>(
  lifetime: Lifetime,
  key: string,
  isItem: (entry: unknown) => entry is Item,
  limit = Number.POSITIVE_INFINITY,
): Stored<readonly Item[]> {
  const read = (stored: string): unknown => {
    try {
      return JSON.parse(stored);
    } catch {
      return null;
    }
  };
  return {
    key,
    lifetime,
    fallback: [],
    parse: (stored) => {
      const entries = read(stored);
      return Array.isArray(entries) ? entries.filter(isItem).slice(0, limit) : [];
    },
    format: (items) => JSON.stringify(items.slice(0, limit)),
    known: null,
  };
}

type Place = Pick<Stored<unknown>, "key" | "lifetime">;

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
