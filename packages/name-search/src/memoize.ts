/** Returns `compute`, but computes only once for each argument. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

/** Returns `compute`, but computes only for other arguments than the last time. */
export function memoizeLast<Args extends unknown[], Value>(
  compute: (...args: Args) => Value,
): (...args: Args) => Value {
  let last: { args: Args; value: Value } | undefined;
  return (...args) => {
    if (!last?.args.every((arg, index) => arg === args[index]))
      last = { args, value: compute(...args) };
    return last.value;
  };
}
