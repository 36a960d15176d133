type Item = { key: string; kind: string };

/** Something for each item of a list, by its key: what there is for its kind. */
export type ByKind<Each extends Item, Of extends Record<Each["kind"], unknown>> = {
  [One in Each as One["key"]]: Of[One["kind"]];
};

/** Gives each item of a list what there is for its kind. */
export function byKind<Each extends Item, Of extends Record<Each["kind"], unknown>>(
  items: readonly Each[],
  of: Of,
): ByKind<Each, Of>;
export function byKind(items: readonly Item[], of: Record<string, unknown>) {
  return Object.fromEntries(items.map(({ key, kind }) => [key, of[kind]]));
}
