import { ellipse } from "../geometry/outline.ts";
import { dot, line, lineOf, patch, shape } from "./part.ts";

const SHINY = [
  dot("ink", 0, 0, 6.5, 8.45),
  dot("iris", 0, 3.25, 4.68, 4.03),
  dot("white", -1.82, -3.25, 2.47, 2.73),
  dot("white", 2.275, 3.25, 1.105, 1.105),
];

/** Right eyes around (0, 0), about 13 wide. */
export const EYES = {
  shiny: SHINY,
  beady: [dot("ink", 0, 0, 5.2, 6.5), dot("white", -1.43, -2.47, 2.08, 2.08)],
  open: [
    dot("ink", 0, 0, 8.32, 9.62),
    dot("white", 0, 0, 6.175, 7.475),
    dot("ink", -0.975, 0.65, 4.29, 5.525),
    dot("white", -2.08, -1.625, 1.82, 1.82),
  ],
  fierce: [
    patch("ink", "-7.5,-2.44! 7.5,-8.54! 10,1.22 5,9.76 -2.5,9.76 -8.75,4.88"),
    patch("white", "-5.7,-1.16! 5.7,-5.56! 7.6,1.48 3.8,7.64 -1.9,7.64 -6.65,4.12"),
    dot("iris", -0.325, 1.82, 3.25, 4.68),
    dot("ink", -0.325, 1.95, 1.56, 3.25),
    dot("white", -1.95, 0, 1.43, 1.43),
  ],
  slit: [
    dot("ink", 0, 0, 7.8, 9.1),
    dot("glow", 0, 0, 5.525, 6.825),
    dot("ink", 0, 0, 1.95, 5.85),
    dot("white", -1.95, -3.25, 1.82, 1.82),
  ],
  sleepy: [...SHINY, patch("base", "-8,0! -7,-7 0,-10 7,-7 8,0!"), line("ink", "-7,-1 0,0 7,-1")],
  lamp: [
    dot("ink", 0, 0, 7.8, 9.1),
    dot("glow", 0, 0.65, 5.2, 6.5),
    dot("white", -1.625, -2.275, 1.95, 1.95),
  ],
  joyful: [lineOf(3.2)("ink", "-7,3 -4,-3 0,-5 4,-3 7,3")],
} as const;

/** Mouths around (0, 0), about 14 wide. */
export const MOUTHS = {
  smile: [line("ink", "-5,0 0,4 5,0")],
  cat: [line("ink", "-7,1 -4,4.5 0,1!"), line("ink", "0,1! 4,4.5 7,1")],
  open: [patch("mouth", "-7,-1! 0,1 7,-1! 5,7 0,10 -5,7"), patch("tongue", "-4,6 0,4 4,6 0,9.5")],
  fang: [line("ink", "-7,0 0,4 7,0"), patch("white", "2,3! 7,1! 5,8!")],
  grin: [
    patch("mouth", "-10,-2! 0,1 10,-2! 7,6 0,9 -7,6"),
    patch("white", "-8,-1! -3,0! -5,5!"),
    patch("white", "8,-1! 3,0! 5,5!"),
  ],
  tiny: [patch("mouth", "0,0 2.5,2 2,5 -2,5 -2.5,2")],
  zigzag: [line("ink", "-8,2! -4,5! 0,2! 4,5! 8,2!")],
  flat: [line("ink", "-6,3! 6,2!")],
  wavy: [line("ink", "-8,2 -4,4 0,2 4,4 8,2")],
  beak: [shape("accent", "0,-6 8,0 0,10! -8,0"), line("ink", "-7,1 0,3 7,1")],
  hook: [shape("horn", "-5,-5 5,-5 8,1 1,12! -7,2")],
} as const;

/** Markings of a head-sized part. */
export const MARKINGS = {
  none: [],
  stripes: [
    patch("shade", "-3,-24! 3,-24! 0,-11!", "-9,-22! -15,-20! -9,-11!", "9,-22! 15,-20! 9,-11!"),
    patch("shade", "-29,1! -20,4! -28,8!", "29,1! 20,4! 28,8!"),
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
