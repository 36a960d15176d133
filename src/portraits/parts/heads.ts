import { symmetric } from "#src/portraits/geometry/outline.ts";
import { line, patch, shaded, shape } from "./part.ts";

const head = (rightHalf: string) => shaded(symmetric(rightHalf));

/** Heads around (0, 0), about 64 wide and 54 high. */
export const HEADS = {
  round: head("0,-27 19,-24 31,-8 31,10 18,25 0,28"),
  cat: head("0,-25 17,-24 30,-8 33,9 20,23 0,26"),
  tufted: head("0,-26 19,-23 30,-6 39,9! 31,12! 32,22! 16,25 0,27"),
  jowly: head("0,-28 15,-26 24,-13 34,6 27,22 12,28 0,28"),
  lizard: head("0,-28 16,-26 25,-12 27,0 35,10 24,24 0,27"),
  wide: head("0,-22 18,-21 33,-8 38,8 26,22 0,26"),
  angular: head("0,-27! 20,-25! 32,-8! 30,14! 15,27! 0,27!"),
  owl: head("0,-21 16,-27 31,-16 32,6 18,25 0,28"),
  long: head("0,-28 15,-27 26,-13 28,3 25,18 13,29 0,30"),
} as const;

/** Right ears. They grow upwards and are drawn behind the head. */
export const EARS = {
  none: [],
  pointed: [
    shape("base", "-12,10! -9,-10 4,-30! 12,-12 14,10!"),
    patch("accent", "-5,6! -4,-8 4,-22! 8,-8 8,6!"),
  ],
  dipped: [
    shape("base", "-12,10! -9,-10 4,-30! 12,-12 14,10!"),
    patch("ink", "-6,-16 4,-30! 10,-15 3,-11!"),
  ],
  round: [
    shape("base", "-12,4 -13,-8 -3,-18 10,-16 15,-4 10,8"),
    patch("accent", "-6,2 -6,-7 0,-11 7,-9 9,-2 6,4"),
  ],
  big: [
    shape("base", "-12,8 -17,-10 -8,-27 10,-27 20,-12 14,8"),
    patch("accent", "-7,4 -10,-10 -4,-20 7,-20 13,-10 9,4"),
  ],
  long: [
    shape("base", "-7,10! -11,-16 -4,-40 5,-42 9,-18 8,10!"),
    patch("accent", "-3,4! -6,-16 -1,-32 3,-33 5,-16 4,4!"),
  ],
  tipped: [
    shape("base", "-8,10! -10,-16 0,-46! 12,-20 10,10!"),
    patch("accent", "-6,-28! 0,-46! 8,-29! 1,-25!"),
  ],
  flop: [shape("shade", "-10,6! -4,-7 10,-7 21,6 23,24 14,30 6,20 4,10!")],
  leaf: [shape("accent", "-6,10! -13,-10 3,-38! 17,-14 8,10!"), line("deep", "1,2 1,-10 3,-24")],
  fin: [
    shape("accent", "-6,-8! 8,-26! 11,-16! 24,-17! 19,-5! 28,6! 14,12 -4,12!"),
    line("deep", "6,0! 12,-10!"),
  ],
  bat: [
    shape("base", "-12,10! -13,-14 2,-40! 14,-30 26,-16! 20,-2 14,10!"),
    patch("accent", "-6,6! -6,-12 3,-29! 11,-21 17,-13! 13,-3 9,6!"),
  ],
  tuft: [shape("base", "-14,12! -8,-6 14,-22! 13,-4 10,10!")],
  bolt: [shape("accent", "-9,10! -13,-14! -4,-13! -2,-34! 13,-14! 6,-13! 12,10!")],
  gill: [shape("accent", "-4,-6! 10,-22 14,-18 8,-6 24,-8 26,-3 13,4 24,12 20,16 4,12!")],
} as const;

/** Right horns. They grow upwards and are drawn behind the head. */
export const HORNS = {
  none: [],
  nub: [shape("horn", "-6,8! -5,-6 1,-13 7,-5 7,8!")],
  cone: [shape("horn", "-7,8! -3,-10 5,-26! 7,-8 8,8!"), line("ink", "-4,-3 1,-2 6,-4")],
  curved: [shape("horn", "-7,8! -4,-8 8,-17 22,-16! 15,-10 9,-2 8,8!")],
  bull: [shape("horn", "-6,9! 2,-3 16,-6 19,-22! 27,-8 20,7 4,12!")],
  ram: [
    shape("horn", "-8,6 -2,-10 14,-13 24,-2 22,12 13,16 9,9! 15,6 15,0 8,-1 5,10"),
    line("ink", "10,-12 11,-6 10,-1"),
  ],
  devil: [shape("deep", "-7,8! -7,-8 3,-24! 3,-12 8,8!")],
  antler: [
    shape("horn", "-4,9! -4,-8 -9,-20! -2,-16 1,-24 1,-38! 7,-28 8,-22 18,-30! 15,-18 6,-10 5,9!"),
  ],
  branch: [
    shape("horn", "-4,9! -3,-10 -10,-22! -2,-17 6,-34! 8,-20 16,-24! 9,-12 5,9!"),
    shape("accent", "5,-30! -5,-44 7,-60! 16,-42"),
    shape("accent", "15,-22! 14,-38 32,-46! 31,-27"),
  ],
  bolt: [shape("accent", "-5,9! -6,-10! -14,-24! -3,-19! 2,-38! 6,-20! 20,-30! 10,-8! 5,9!")],
  crystal: [
    shape("accent", "-7,9! -7,-14! 1,-27! 9,-13! 8,9!"),
    patch("white", "-3,-12! 1,-21! 2,-10! -1,4!"),
  ],
} as const;
