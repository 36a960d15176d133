import { line, patch, shape } from "./part.ts";

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
