import { ellipse, type Outline, outline, symmetric } from "#src/portraits/geometry/outline.ts";
import {
  BELLY,
  CACTUS_ARMS,
  CAP,
  CORE,
  CRACKS,
  EMPTY_PART,
  GLOSS,
  NORI,
  PANEL,
  SHEET_FOLDS,
  TENTACLES,
  THORNS,
  WAX,
} from "./form-details.ts";
import { type Part, part } from "./part.ts";

/** A head and body in one. It stands on y = 0 and is about 76 wide. */
export type Form = {
  outline: Outline;
  faceY: number;
  faceScale: number;
  /** Half the distance between the eyes, for a face of scale 1. */
  spread: number;
  armY: number;
  limbs: "none" | "feet" | "all";
  /** Drawn without the usual shadow, which suits only round outlines. */
  isFlat: boolean;
  /** Has no room for headgear. */
  isPointed: boolean;
  under: Part;
  over: Part;
};

function form(points: Outline, faceY: number, rest: Partial<Form> = {}): Form {
  const usual = { faceScale: 1.05, spread: 14, armY: faceY + 15, limbs: "all" as const };
  return {
    outline: points,
    faceY,
    isFlat: false,
    isPointed: false,
    ...usual,
    under: EMPTY_PART,
    over: EMPTY_PART,
    ...rest,
  };
}

export const FORMS = {
  egg: form(symmetric("0,-72 19,-66 33,-44 37,-22 25,-4 0,0"), -42, { over: BELLY }),
  drop: form(
    outline("11,-94! 13,-73 30,-50 38,-25 26,-4 0,0 -26,-4 -38,-25 -31,-48 -12,-68"),
    -36,
    {
      isPointed: true,
      over: part(["patch", "pale", ellipse(-19, -55, 5.5, 4), ellipse(-26, -47, 2, 2)]),
    },
  ),
  dome: form(symmetric("0,-78 24,-72 38,-52 41,-33! 33,-27 24,-33! 16,-26 8,-32! 0,-25"), -50, {
    limbs: "none",
    under: TENTACLES,
    over: part(["patch", "pale", ellipse(-20, -66, 6, 4)]),
  }),
  ghost: form(
    outline(
      "0,-82 22,-76 34,-54 36,-26 42,-10 50,-7! 40,3 26,2 18,-6! 8,2 -2,-5! -12,2 -22,-5! -33,0 -36,-24 -34,-54 -22,-76",
    ),
    -52,
    { limbs: "none", isFlat: true, over: SHEET_FOLDS },
  ),
  flame: form(
    outline(
      "-6,-80 4,-98! 17,-82 22,-68! 32,-80! 38,-54 38,-26 27,-4 0,0 -27,-4 -38,-24 -36,-46 -36,-66! -24,-60 -16,-66",
    ),
    -30,
    {
      isPointed: true,
      over: CORE,
    },
  ),
  candle: form(symmetric("0,-62 20,-62 25,-55 25,-12 27,-3 0,0"), -34, {
    faceScale: 0.95,
    spread: 13,
    over: WAX,
  }),
  boulder: form(
    outline("-14,-70! 10,-74! 30,-60! 38,-34! 40,-14! 28,0! -26,0! -40,-12! -37,-36! -28,-58!"),
    -36,
    { over: CRACKS },
  ),
  bulb: form(symmetric("0,-76 9,-66 28,-52 39,-28 31,-6 0,0"), -34, { over: GLOSS }),
  cactus: form(symmetric("0,-86 18,-80 25,-60 26,-24 21,-4 0,0"), -50, {
    faceScale: 0.95,
    armY: -32,
    limbs: "feet",
    under: CACTUS_ARMS,
    spread: 13,
    over: THORNS,
  }),
  stalk: form(symmetric("0,-56 20,-50 25,-28 29,-8 18,0 0,1"), -28, {
    isPointed: true,
    spread: 12,
    armY: -16,
    over: CAP,
  }),
  frog: form(symmetric("0,-54 10,-55 17,-67 29,-66 33,-51 41,-30 37,-8 22,0 0,0"), -52, {
    spread: 21,
    armY: -20,
    over: BELLY,
  }),
  triangle: form(symmetric("0,-78 15,-70 30,-40 42,-14 36,-2 0,0"), -38, {
    armY: -20,
    over: NORI,
  }),
  box: form(symmetric("0,-70! 26,-70! 34,-62! 35,-10! 28,-2! 0,-2!"), -44, {
    armY: -26,
    over: PANEL,
  }),
  ball: form(symmetric("0,-76 27,-65 38,-38 27,-11 0,0"), -40, { over: BELLY }),
  gourd: form(symmetric("0,-88 20,-83 29,-66 24,-50 35,-37 40,-20 28,-3 0,0"), -65, {
    faceScale: 0.85,
    armY: -32,
    over: part(["patch", "pale", ellipse(-1, -20, 22, 15)]),
  }),
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof FORMS;
