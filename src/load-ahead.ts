let underWay = 0;

/**
 * Loads what nobody waits for yet. A failure is no news: whoever needs it will ask again.
 * @returns what has been loaded; `undefined` after a failure.
 */
export async function loadAhead<Loaded>(
  load: () => Promise<Loaded> | undefined,
): Promise<Loaded | undefined> {
  underWay += 1;
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    underWay -= 1;
  }
}

/** Whether some of what is being loaded is not needed yet. */
export const isLoadingAhead = (): boolean => underWay > 0;
