import { ellipse, type Outline, outline, ribbon, symmetric } from "../geometry/outline.ts";
import { line, type Part, patch, shaded, shape } from "./part.ts";

const BELLY = [patch("pale", ellipse(-1, -13, 21, 10))];

/** A head and body in one. It stands on y = 0 and is about 76 wide. */
export type Form = {
  outline: Outline;
  faceY: number;
  faceScale: number;
  /** Half the distance between the eyes, for a face of scale 1. */
  spread: number;
  armY: number;
  limbs: "none" | "feet" | "all";
  /** Has no room for headgear. */
  isPointed?: boolean;
  under: Part;
  body: Part;
  over: Part;
};

const form = (points: Outline, faceY: number, rest: Partial<Form> = {}): Form => ({
  outline: points,
  faceY,
  faceScale: 1.05,
  spread: 14,
  armY: faceY + 15,
  limbs: "all",
  under: [],
  body: shaded(points),
  over: [],
  ...rest,
});

const DROP = outline("11,-94! 13,-73 30,-50 38,-25 26,-4 0,0 -26,-4 -38,-25 -31,-48 -12,-68");
const FLAME = outline(
  "-6,-80 4,-98! 17,-82 22,-68! 32,-80! 38,-54 38,-26 27,-4 0,0 -27,-4 -38,-24 -36,-46 -36,-66! -24,-60 -16,-66",
);
const CORE = "-20,-6 -28,-22 -27,-40! -20,-34 -6,-58! 4,-40 14,-52! 20,-36 27,-22 18,-6 0,-3";
const WAX =
  "-22,-54 -14,-59 10,-59 22,-53 22,-44 17,-43 14,-50! 8,-47 5,-51! -3,-50 -6,-40 -12,-40 -14,-49! -18,-43 -23,-45";
const BOULDER = outline(
  "-14,-70! 10,-74! 30,-60! 38,-34! 40,-14! 28,0! -26,0! -40,-12! -37,-36! -28,-58!",
);
const GHOST = outline(
  "0,-82 22,-76 34,-54 36,-26 42,-10 50,-7! 40,3 26,2 18,-6! 8,2 -2,-5! -12,2 -22,-5! -33,0 -36,-24 -34,-54 -22,-76",
);

export const FORMS = {
  egg: form(symmetric("0,-72 19,-66 33,-44 37,-22 25,-4 0,0"), -42, { over: BELLY }),
  drop: form(DROP, -36, {
    isPointed: true,
    over: [patch("pale", ellipse(-19, -55, 5.5, 4), ellipse(-26, -47, 2, 2))],
  }),
  dome: form(symmetric("0,-78 24,-72 38,-52 41,-33! 33,-27 24,-33! 16,-26 8,-32! 0,-25"), -50, {
    limbs: "none",
    under: [
      shape(
        "accent",
        ribbon("-24,-32 -28,-16 -20,-4 -26,4", [6, 5, 4, 0]),
        ribbon("-8,-30 -10,-12 -4,0 -9,10", [6, 5, 4, 0]),
        ribbon("8,-30 11,-12 6,0 12,9", [6, 5, 4, 0]),
        ribbon("24,-32 27,-16 22,-4 32,3", [6, 5, 4, 0]),
      ),
    ],
    over: [patch("pale", ellipse(-20, -66, 6, 4))],
  }),
  ghost: form(GHOST, -52, {
    limbs: "none",
    // The usual shadow suits only round outlines.
    body: [shape("base", GHOST)],
    over: [patch("shade", "32,-56! 34,-26 39,-9! 27,-4 18,-9! 8,-3 -2,-9! 12,-12 24,-26")],
  }),
  flame: form(FLAME, -30, { isPointed: true, over: [patch("glow", CORE)] }),
  candle: form(symmetric("0,-62 20,-62 25,-55 25,-12 27,-3 0,0"), -34, {
    faceScale: 0.95,
    spread: 13,
    over: [patch("pale", WAX)],
  }),
  boulder: form(BOULDER, -36, {
    over: [
      line("ink", "18,-60! 23,-53! 19,-48!", "-34,-20! -28,-17! -27,-11!"),
      patch("pale", "-15,-67! 8,-70! 2,-61! -20,-59!"),
    ],
  }),
  bulb: form(symmetric("0,-76 9,-66 28,-52 39,-28 31,-6 0,0"), -34, {
    over: [patch("pale", ellipse(-21, -52, 5.5, 4), ellipse(-26, -44, 2, 2))],
  }),
  cactus: form(symmetric("0,-86 18,-80 25,-60 26,-24 21,-4 0,0"), -50, {
    faceScale: 0.95,
    armY: -32,
    limbs: "feet",
    under: [
      shape(
        "base",
        "-20,-36! -32,-32 -43,-40 -43,-56 -36,-60 -31,-54 -30,-46 -20,-48!",
        "20,-28! 30,-24 41,-31 42,-46 35,-50 30,-45 29,-38 20,-39!",
      ),
    ],
    spread: 13,
    over: [
      line("pale", "-14,-72! -14,-66!", "13,-70! 13,-64!", "-17,-24! -17,-18!"),
      line("pale", "0,-14! 0,-8!", "15,-28! 15,-22!"),
    ],
  }),
  stalk: form(symmetric("0,-56 20,-50 25,-28 29,-8 18,0 0,1"), -28, {
    isPointed: true,
    spread: 12,
    armY: -16,
    over: [
      shape("accent", symmetric("0,-92 24,-86 42,-66 46,-46 24,-39 0,-37")),
      patch("deep", "44,-49 25,-45! -4,-42 -40,-45! -24,-41 0,-39 24,-41"),
      patch("pale", ellipse(-22, -66, 8, 7), ellipse(6, -78, 7, 5.5)),
      patch("pale", ellipse(29, -63, 6, 6), ellipse(5, -57, 4.5, 4)),
    ],
  }),
  frog: form(symmetric("0,-54 10,-55 17,-67 29,-66 33,-51 41,-30 37,-8 22,0 0,0"), -52, {
    spread: 21,
    armY: -20,
    over: BELLY,
  }),
  triangle: form(symmetric("0,-78 15,-70 30,-40 42,-14 36,-2 0,0"), -38, {
    armY: -20,
    over: [patch("ink", "-13,-14! 11,-14! 13,-2! -15,-2!")],
  }),
  box: form(symmetric("0,-70! 26,-70! 34,-62! 35,-10! 28,-2! 0,-2!"), -44, {
    armY: -26,
    over: [
      line("ink", "-30,-20! 30,-20!"),
      patch("ink", ellipse(-27, -61, 2.2, 2.2), ellipse(26, -61, 2.2, 2.2)),
      patch("glow", ellipse(-14, -11, 3.5, 3.5), ellipse(-3, -11, 3.5, 3.5)),
    ],
  }),
  ball: form(symmetric("0,-76 27,-65 38,-38 27,-11 0,0"), -40, { over: BELLY }),
  gourd: form(symmetric("0,-88 20,-83 29,-66 24,-50 35,-37 40,-20 28,-3 0,0"), -65, {
    faceScale: 0.85,
    armY: -32,
    over: [patch("pale", ellipse(-1, -20, 22, 15))],
  }),
} as const satisfies Record<string, Form>;
