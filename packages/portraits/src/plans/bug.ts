import { symmetric } from "../geometry/outline.ts";
import { type DrawingContext, PARTS } from "../look.ts";
import { drawHead } from "../parts/head.ts";
import { drawArms, drawFeet } from "../parts/limbs.ts";
import { drawPair, drawPart, patch, shaded, shape } from "../parts/part.ts";

const ABDOMEN = shaded(symmetric("0,-42 13,-38 18,-22 12,-6 0,0"));
const STING = [shape("ink", "-5,-5! 5,-5! 0,10!")];
const BANDS = [symmetric("0,-28 15,-30! 16.5,-23! 0,-21"), symmetric("0,-14 15,-16! 12,-9! 0,-7")];
const RUFF = [shape("pale", symmetric("0,-12 14,-13 25,-6! 19,0 23,8! 13,7 8,14! 0,9"))];

/** Draws a flying insect seen from the front: bees, moths, dragonflies. */
export function drawBug({ sketch, look, traits, random }: DrawingContext): void {
  const { bulk, armour, presence, swiftness, ferocity } = traits;
  const girth = 0.9 + 0.25 * bulk + 0.15 * armour - 0.1 * swiftness;
  const length = 0.9 + 0.3 * presence;
  const isMoth = look.wings === "moth";
  const size = 0.82 + 0.2 * presence + 0.15 * swiftness;
  drawPair(sketch, PARTS.wings[look.wings], { x: 9, y: -36 * length, size });
  if (ferocity > 0.45 && !isMoth) {
    drawPart(sketch, STING, { sx: 0.8 + 0.5 * ferocity, sy: 0.8 + 0.6 * ferocity });
  } else {
    drawFeet(sketch, traits, { spread: 9, size: 0.75, tone: "accent" });
  }
  const bands = patch(isMoth ? "pale" : "ink", ...BANDS);
  drawPart(sketch, [...ABDOMEN, bands], { sx: girth, sy: length });
  const headScale = 0.92 - 0.06 * presence;
  drawArms(sketch, { x: 13 * girth, y: -30 * length, size: 0.7, isWaving: random.boolean(0.4) });
  if (isMoth) drawPart(sketch, RUFF, { y: -37 * length, sx: 1.05 });
  drawHead(sketch, look, traits, { x: 0, y: -36 * length - 18 * headScale, scale: headScale });
}
