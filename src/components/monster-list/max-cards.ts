/**
 * Higher elements are cut: Firefox counts in sixtieths of a pixel, up to 2 ** 30; Chromium in 64ths of a
 * pixel of the screen, up to 2 ** 31. There is some room for what stands above and below.
 */
const MAX_PIXELS = 17_500_000;
const MAX_SCREEN_PIXELS = 33_000_000;

/** How many cards of a grid can be scrolled to, at this height of a row in pixels and this `devicePixelRatio`. */
export function maxCards(columns: number, rowHeight: number, pixelRatio: number): number {
  const height = Math.min(MAX_PIXELS, MAX_SCREEN_PIXELS / pixelRatio);
  return rowHeight > 0 ? columns * Math.floor(height / rowHeight) : Number.POSITIVE_INFINITY;
}
