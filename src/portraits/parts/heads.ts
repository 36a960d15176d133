import { symmetric } from "#src/portraits/geometry/outline.ts";

/** Heads around (0, 0), about 64 wide and 54 high. */
export const HEADS = {
  round: symmetric("0,-27 19,-24 31,-8 31,10 18,25 0,28"),
  cat: symmetric("0,-25 17,-24 30,-8 33,9 20,23 0,26"),
  tufted: symmetric("0,-26 19,-23 30,-6 39,9! 31,12! 32,22! 16,25 0,27"),
  jowly: symmetric("0,-28 15,-26 24,-13 34,6 27,22 12,28 0,28"),
  lizard: symmetric("0,-28 16,-26 25,-12 27,0 35,10 24,24 0,27"),
  wide: symmetric("0,-22 18,-21 33,-8 38,8 26,22 0,26"),
  angular: symmetric("0,-27! 20,-25! 32,-8! 30,14! 15,27! 0,27!"),
  owl: symmetric("0,-21 16,-27 31,-16 32,6 18,25 0,28"),
  long: symmetric("0,-28 15,-27 26,-13 28,3 25,18 13,29 0,30"),
} as const;
