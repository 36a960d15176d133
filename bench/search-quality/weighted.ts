import type { Choices } from "#src/portraits/seeded-random.ts";

/**
 * Choices among the items of all groups, each as likely as its group's weight says.
 * @throws {Error} when there is no item.
 */
export function weighted<T>(
  ...groups: readonly (readonly [weight: number, items: Iterable<T>])[]
): Choices<T> {
  const [first, ...rest] = groups.flatMap(([weight, items]) =>
    Array.from({ length: weight }, () => [...items]).flat(),
  );
  if (first === undefined) throw new Error("There is nothing to choose from");
  return [first, ...rest];
}
