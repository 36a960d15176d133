let underWay = 0;

/** Loads what nobody waits for yet. A failure is no news: whoever needs it will ask again. */
export async function loadAhead(load: () => Promise<unknown> | undefined): Promise<void> {
  underWay += 1;
  try {
    await load();
  } catch {
    // Told to whoever asks again.
  } finally {
    underWay -= 1;
  }
}

/** Whether some of what is being loaded is not needed yet. */
export const isLoadingAhead = (): boolean => underWay > 0;
