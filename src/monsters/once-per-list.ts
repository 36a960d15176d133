import type { Monster } from "#src/monsters/monster.ts";

/** Returns `compute`, but computes only once for each list. */
export function oncePerList<Value>(
  compute: (monsters: readonly Monster[]) => Value,
): (monsters: readonly Monster[]) => Value {
  const known = new WeakMap<readonly Monster[], { value: Value }>();
  return (monsters) => {
    const { value } = known.get(monsters) ?? { value: compute(monsters) };
    known.set(monsters, { value });
    return value;
  };
}
