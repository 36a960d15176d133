import { ellipse, outline } from "#src/portraits/geometry/outline.ts";
import { pair } from "#src/portraits/sketch.ts";
import { patch } from "./part.ts";

const CHEEK_STRIPE = outline("29,1! 20,4! 28,8!");
const FOREHEAD_STRIPE = outline("9,-22! 15,-20! 9,-11!");

/** Markings of a head-sized part. */
export const MARKINGS = {
  none: [],
  stripes: [
    patch("shade", "-3,-24! 3,-24! 0,-11!", ...pair(FOREHEAD_STRIPE), ...pair(CHEEK_STRIPE)),
  ],
  blaze: [patch("pale", "-5,-23! 0,-24 5,-23! 3,-8 0,-3 -3,-8")],
  mask: [patch("pale", "0,-4 10,-13 22,-8 25,5 15,20 0,22 -15,20 -25,5 -22,-8 -10,-13")],
  eyePatch: [patch("shade", ellipse(14, 0, 11, 13))],
  spots: [
    patch("accent", ellipse(-9, -18, 3, 2.5), ellipse(0, -20, 3.6, 3), ellipse(9, -18, 3, 2.5)),
  ],
  freckles: [
    patch("shade", ellipse(-21, -9, 4, 4), ellipse(19, -14, 5, 4.5), ellipse(25, 11, 3, 3.5)),
  ],
  star: [patch("glow", "0,-23! 3,-17! 9,-16! 4,-12! 0,-6! -4,-12! -9,-16! -3,-17!")],
} as const;
