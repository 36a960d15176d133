/** A page that nobody sees is not painted: nothing may wait for that for ever. */
const PAINT_TIMEOUT_MS = 100;

/** Resolves once what has changed until now is painted. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
}
