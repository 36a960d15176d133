type Cache<Key, Value> = {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
};

/** A cache of the last value alone. */
export function lastOnly<Key, Value>(): Cache<Key, Value> {
  let last: { key: Key; value: Value } | undefined;
  return {
    get: (key) => (last?.key === key ? last.value : undefined),
    set: (key, value) => {
      last = { key, value };
    },
  };
}

/** Returns `compute`, but computes only once for each argument, or for as long as `known` keeps the value. */
export function memoize<Key, Value>(
  compute: (key: Key) => Value,
  known: Cache<Key, Value> = new Map(),
): (key: Key) => Value {
  return (key) => {
    const value = known.get(key);
    if (value !== undefined) return value;
    const computed = compute(key);
    known.set(key, computed);
    return computed;
  };
}
