/** Widths of the strokes around a creature, in units of its frame, whatever its own size. */
export const OUTLINE_WIDTH = 2.8;
export const RIM_WIDTH = 7.6;
