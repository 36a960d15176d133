import { part } from "./part.ts";

/** Right ears. They grow upwards and are drawn behind the head. */
export const EARS = {
  none: part(),
  pointed: part(
    ["shape", "base", "-12,10! -9,-10 4,-30! 12,-12 14,10!"],
    ["patch", "accent", "-5,6! -4,-8 4,-22! 8,-8 8,6!"],
  ),
  dipped: part(
    ["shape", "base", "-12,10! -9,-10 4,-30! 12,-12 14,10!"],
    ["patch", "ink", "-6,-16 4,-30! 10,-15 3,-11!"],
  ),
  round: part(
    ["shape", "base", "-12,4 -13,-8 -3,-18 10,-16 15,-4 10,8"],
    ["patch", "accent", "-6,2 -6,-7 0,-11 7,-9 9,-2 6,4"],
  ),
  big: part(
    ["shape", "base", "-12,8 -17,-10 -8,-27 10,-27 20,-12 14,8"],
    ["patch", "accent", "-7,4 -10,-10 -4,-20 7,-20 13,-10 9,4"],
  ),
  long: part(
    ["shape", "base", "-7,10! -11,-16 -4,-40 5,-42 9,-18 8,10!"],
    ["patch", "accent", "-3,4! -6,-16 -1,-32 3,-33 5,-16 4,4!"],
  ),
  tipped: part(
    ["shape", "base", "-8,10! -10,-16 0,-46! 12,-20 10,10!"],
    ["patch", "accent", "-6,-28! 0,-46! 8,-29! 1,-25!"],
  ),
  flop: part(["shape", "shade", "-10,6! -4,-7 10,-7 21,6 23,24 14,30 6,20 4,10!"]),
  leaf: part(
    ["shape", "accent", "-6,10! -13,-10 3,-38! 17,-14 8,10!"],
    ["line", "deep", "1,2 1,-10 3,-24"],
  ),
  fin: part(
    ["shape", "accent", "-6,-8! 8,-26! 11,-16! 24,-17! 19,-5! 28,6! 14,12 -4,12!"],
    ["line", "deep", "6,0! 12,-10!"],
  ),
  bat: part(
    ["shape", "base", "-12,10! -13,-14 2,-40! 14,-30 26,-16! 20,-2 14,10!"],
    ["patch", "accent", "-6,6! -6,-12 3,-29! 11,-21 17,-13! 13,-3 9,6!"],
  ),
  tuft: part(["shape", "base", "-14,12! -8,-6 14,-22! 13,-4 10,10!"]),
  bolt: part(["shape", "accent", "-9,10! -13,-14! -4,-13! -2,-34! 13,-14! 6,-13! 12,10!"]),
  gill: part(["shape", "accent", "-4,-6! 10,-22 14,-18 8,-6 24,-8 26,-3 13,4 24,12 20,16 4,12!"]),
} as const;

export type EarName = keyof typeof EARS;
