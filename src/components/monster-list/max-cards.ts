/** Higher elements are cut: by Firefox at 2 ** 30 sixtieths of a pixel, by Chromium at 2 ** 31 64ths of a screen's. */
const MAX_PIXELS = 17_500_000;
const MAX_SCREEN_PIXELS = 33_000_000;

/** How many cards of a grid can be scrolled to, at this height of a row in pixels and this `devicePixelRatio`. */
export function maxCards(columns: number, rowHeight: number, pixelRatio: number): number {
  const height = Math.min(MAX_PIXELS, MAX_SCREEN_PIXELS / pixelRatio);
  return rowHeight > 0 ? columns * Math.floor(height / rowHeight) : Number.POSITIVE_INFINITY;
}
