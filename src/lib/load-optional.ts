let underWay = 0;

/**
 * Loads what the page as it stands can do without. A failure is no news to the page: whoever needs
 * it will ask again.
 * @returns what has been loaded; `undefined` after a failure.
 */
export async function loadOptional<Loaded>(
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

/** Whether some of what is being loaded is something that the page can do without. */
export const isLoadingOptional = (): boolean => underWay > 0;
