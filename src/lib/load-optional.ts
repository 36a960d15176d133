/**
 * Loads what the page as it stands can do without.
 * @returns what has been loaded; `undefined` after a failure, for whoever needs it will ask again.
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
