import { line, type Part, patch, shape } from "./part.ts";

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
} as const satisfies Record<string, Part>;
