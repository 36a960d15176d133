import { type Outline, outline, symmetric } from "./outline.ts";

/** Bodies that are head and body in one; they stand on y = 0 and are about 76 wide. */
export type Form = { outline: Outline; faceY: number; hasFeet: boolean; armY: number };

export const FORMS = {
  egg: {
    outline: symmetric("0,-72 19,-66 33,-44 37,-22 25,-4 0,0"),
    faceY: -42,
    hasFeet: true,
    armY: -26,
  },
  drop: {
    outline: outline("9,-94! 14,-72 30,-50 38,-25 26,-4 0,0 -26,-4 -38,-25 -30,-50 -9,-70"),
    faceY: -36,
    hasFeet: true,
    armY: -22,
  },
  dome: {
    outline: symmetric("0,-78 24,-72 38,-52 41,-33! 33,-27 24,-33! 16,-26 8,-32! 0,-25"),
    faceY: -50,
    hasFeet: false,
    armY: -40,
  },
  ghost: {
    outline: outline(
      "0,-82 22,-76 34,-54 36,-26 44,-8 52,-6! 40,4 26,2 18,-6! 8,2 -2,-5! -12,2 -22,-5! -33,0 -36,-24 -34,-54 -22,-76",
    ),
    faceY: -52,
    hasFeet: false,
    armY: -34,
  },
  flame: {
    outline: outline(
      "-4,-76 4,-98! 16,-80 20,-66! 30,-78! 37,-52 39,-26 27,-4 0,0 -27,-4 -38,-24 -35,-48 -34,-64! -22,-56 -14,-66",
    ),
    faceY: -34,
    hasFeet: true,
    armY: -20,
  },
  boulder: {
    outline: outline(
      "-14,-70! 10,-74! 30,-60! 38,-34! 40,-14! 28,0! -26,0! -40,-12! -37,-36! -28,-58!",
    ),
    faceY: -38,
    hasFeet: true,
    armY: -24,
  },
  bulb: {
    outline: symmetric("0,-76 9,-66 28,-52 39,-28 31,-6 0,0"),
    faceY: -34,
    hasFeet: true,
    armY: -20,
  },
  cactus: {
    outline: symmetric("0,-86 18,-80 25,-60 26,-24 21,-4 0,0"),
    faceY: -52,
    hasFeet: true,
    armY: -30,
  },
  stalk: {
    outline: symmetric("0,-56 20,-50 25,-28 29,-8 18,0 0,1"),
    faceY: -32,
    hasFeet: true,
    armY: -20,
  },
  frog: {
    outline: symmetric("0,-54 10,-55 17,-67 29,-66 33,-51 41,-30 37,-8 22,0 0,0"),
    faceY: -53,
    hasFeet: true,
    armY: -18,
  },
  triangle: {
    outline: symmetric("0,-78 15,-70 30,-40 42,-14 36,-2 0,0"),
    faceY: -36,
    hasFeet: true,
    armY: -24,
  },
  box: {
    outline: symmetric("0,-70! 26,-70! 34,-62! 35,-10! 28,-2! 0,-2!"),
    faceY: -42,
    hasFeet: true,
    armY: -28,
  },
  ball: {
    outline: symmetric("0,-76 27,-65 38,-38 27,-11 0,0"),
    faceY: -40,
    hasFeet: true,
    armY: -26,
  },
  gourd: {
    outline: symmetric("0,-86 18,-82 27,-66 22,-50 34,-38 39,-20 28,-3 0,0"),
    faceY: -62,
    hasFeet: true,
    armY: -34,
  },
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof FORMS;
