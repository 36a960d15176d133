import { ellipse, outline, symmetric } from "../geometry/outline.ts";
import { type DrawingContext, PARTS } from "../look.ts";
import { drawHead } from "../parts/head.ts";
import { drawPart, lineOf, patch, shaded, shape } from "../parts/part.ts";
import { PLATES_MIN_ARMOUR } from "../traits.ts";

const TRUNK = shaded(outline("-24,-22 -6,-25 14,-19 29,-19 37,-7 32,9 12,13 -12,13 -26,6 -30,-8"));
const seam = lineOf(2.2);
const SHELL = [
  shape("accent", "-22,8! -19,-18 2,-35 27,-27 40,-4 38,8! 10,12"),
  patch("deep", "-20,6! -17,-1 8,4 37,-2! 36,6! 10,10.5"),
  seam("deep", "-15,-11! 2,-16! 20,-11! 38,-3!"),
  seam("deep", "2,-16! 4,-33!", "20,-11! 18,8!", "2,-16! -3,8!"),
];
const MANE_OUTLINE = symmetric(
  "0,-36! 8,-29 21,-38! 24,-25 40,-24! 36,-10 47,0! 37,9 42,23! 28,22 24,35! 12,27 0,38!",
);
const MANE = [shape("accent", MANE_OUTLINE)];
const STRIPES = [
  patch("shade", "12,-17! 17,-17! 15,-3!", "22,-16! 27,-15! 22,-3!", "31,-11! 34,-7! 28,0!"),
];
const SPOTS = [
  patch("shade", ellipse(14, -10, 3.5, 3), ellipse(24, -11, 3, 2.6)),
  patch("shade", ellipse(21, -2, 2.6, 2.4), ellipse(30, -4, 2.4, 2.2)),
];
const FAR_LEG = [shape("shade", ellipse(0, 0, 1, 1))];
const NEAR_LEG = [shape("base", ellipse(0, 0, 1, 1))];
const TOES = [patch("white", ellipse(-2.5, -2, 1.6, 2), ellipse(2.5, -2, 1.6, 2))];

/** Draws a monster on four legs, turned to the left: deer, lions, turtles, wolves. */
export function drawQuadruped({ sketch, look, traits, random }: DrawingContext): void {
  const { bulk, armour, swiftness, presence, ferocity } = traits;
  const leg = 12 + 16 * swiftness;
  const girth = 0.9 + 0.22 * bulk + 0.12 * armour - 0.12 * swiftness;
  const y = -leg - 10;
  const hasShell = look.back === "shell";
  const scale = (hasShell ? 0.84 : 0.98) - 0.08 * presence;
  const headY = y - (hasShell ? 22 : 26) - 4 * swiftness;
  const head = { x: hasShell ? -25 : -19, y: headY, scale };
  const tailSize = 0.8 + 0.25 * presence;
  drawPart(sketch, PARTS.tail[look.tail], { x: 31 * girth, y: y - 6, size: tailSize });
  const width = 6 + 2 * armour + bulk - swiftness;
  const legs = (xs: readonly number[], lift: number) =>
    xs.map((x) => ({ x, y: (y - lift) / 2, sx: width, sy: (-y - lift) / 2 + 0.5 }));
  drawPart(sketch, FAR_LEG, ...legs([-9, 19], 4));
  const back = look.back === "none" && armour >= PLATES_MIN_ARMOUR ? "plates" : look.back;
  const backPlace = { x: 12, y: y - 12 * girth, sx: 0.8, sy: 0.75 + 0.3 * presence, turn: 0.15 };
  drawPart(sketch, PARTS.back[back], backPlace);
  drawPart(sketch, NEAR_LEG, ...legs([-19, 27], 0));
  const trunk = { y, size: girth };
  drawPart(sketch, TRUNK, trunk);
  if (hasShell) {
    drawPart(sketch, SHELL, { x: 4, y: y - 1, sx: girth * 1.08, sy: 1.05 + 0.25 * armour });
  } else drawPart(sketch, random.boolean(0.5) ? STRIPES : SPOTS, trunk);
  if (ferocity > 0.5) drawPart(sketch, TOES, { x: -21 }, { x: 25 });
  if (look.crest === "flame" || look.crest === "tuft") {
    drawPart(sketch, MANE, { x: head.x, y: headY + 3, size: scale * (0.86 + 0.16 * presence) });
  }
  drawHead(sketch, look, traits, head);
}
