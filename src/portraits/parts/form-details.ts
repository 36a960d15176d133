import { ellipse, ribbon, symmetric } from "#src/portraits/geometry/outline.ts";
import { part } from "./part.ts";

export const EMPTY_PART = part();
export const BELLY = part(["patch", "pale", ellipse(-1, -13, 21, 10)]);
export const GLOSS = part(["patch", "pale", ellipse(-21, -52, 5.5, 4), ellipse(-26, -44, 2, 2)]);
export const TENTACLES = part([
  "shape",
  "accent",
  ribbon("-24,-32 -28,-16 -20,-4 -26,4", [6, 5, 4, 0]),
  ribbon("-8,-30 -10,-12 -4,0 -9,10", [6, 5, 4, 0]),
  ribbon("8,-30 11,-12 6,0 12,9", [6, 5, 4, 0]),
  ribbon("24,-32 27,-16 22,-4 32,3", [6, 5, 4, 0]),
]);
export const CAP = part(
  ["shape", "accent", symmetric("0,-92 24,-86 42,-66 46,-46 24,-39 0,-37")],
  ["patch", "deep", "44,-49 25,-45! -4,-42 -40,-45! -24,-41 0,-39 24,-41"],
  [
    "patch",
    "pale",
    ellipse(-22, -66, 8, 7),
    ellipse(6, -78, 7, 5.5),
    ellipse(29, -63, 6, 6),
    ellipse(5, -57, 4.5, 4),
  ],
);
export const CRACKS = part(
  ["line", "ink", "18,-60! 23,-53! 19,-48!", "-34,-20! -28,-17! -27,-11!"],
  ["patch", "pale", "-15,-67! 8,-70! 2,-61! -20,-59!"],
);
export const THORNS = part([
  "line",
  "pale",
  "-14,-72! -14,-66!",
  "13,-70! 13,-64!",
  "-17,-24! -17,-18!",
  "0,-14! 0,-8!",
  "15,-28! 15,-22!",
]);
export const CACTUS_ARMS = part([
  "shape",
  "base",
  "-20,-36! -32,-32 -43,-40 -43,-56 -36,-60 -31,-54 -30,-46 -20,-48!",
  "20,-28! 30,-24 41,-31 42,-46 35,-50 30,-45 29,-38 20,-39!",
]);
export const PANEL = part(
  ["line", "ink", "-30,-20! 30,-20!"],
  ["patch", "ink", ellipse(-27, -61, 2.2, 2.2), ellipse(26, -61, 2.2, 2.2)],
  ["patch", "glow", ellipse(-14, -11, 3.5, 3.5), ellipse(-3, -11, 3.5, 3.5)],
);

export const SHEET_FOLDS = part([
  "patch",
  "shade",
  "32,-56! 34,-26 39,-9! 27,-4 18,-9! 8,-3 -2,-9! 12,-12 24,-26",
]);
export const NORI = part(["patch", "ink", "-13,-14! 11,-14! 13,-2! -15,-2!"]);
export const CORE = part([
  "patch",
  "glow",
  "-20,-6 -28,-22 -27,-40! -20,-34 -6,-58! 4,-40 14,-52! 20,-36 27,-22 18,-6 0,-3",
]);
export const WAX = part([
  "patch",
  "pale",
  "-22,-54 -14,-59 10,-59 22,-53 22,-44 17,-43 14,-50! 8,-47 5,-51! -3,-50 -6,-40 -12,-40 -14,-49! -18,-43 -23,-45",
]);
