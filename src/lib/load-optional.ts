/**
 * Loads something that the page can do without.
 * @returns what was loaded; `undefined` after a failure.
 */
export async function loadOptional<Loaded>(
  load: () => Promise<Loaded> | undefined,
): Promise<Loaded | undefined> {
  try {
    return await load();
  } catch {
    return undefined;
  }
}
