import { ellipse, symmetric } from "../geometry/outline.ts";
import { type DrawingContext, PARTS } from "../look.ts";
import { drawHead } from "../parts/head.ts";
import { drawArms, drawFeet } from "../parts/limbs.ts";
import { drawPair, drawPart, lineOf, patch, shaded, shape } from "../parts/part.ts";
import { PLATES_MIN_ARMOUR } from "../traits.ts";

const TRUNK = shaded(symmetric("0,-42 11,-40 17,-27 20,-12 13,0 0,2"));
const BELLY = [patch("pale", symmetric("0,-31 9,-26 13,-13 8,-3 0,-2"))];
const BAND = [lineOf(2)("shade", "-11,-1 0,2 10,-1")];
const PAD = [shape("accent", "-8,4! -7,-7! 5,-10! 13,-2! 11,7!")];
const THIGH = [shape("base", ellipse(0, 0, 1, 1))];

/** Shorter legs are hidden by the trunk and the feet. */
const THIGHS_MIN_SWIFTNESS = 0.5;

/** Draws a monster on two legs with a big head: cats, mice, lizards, bears. */
export function drawBiped({ sketch, look, traits, random }: DrawingContext): void {
  const { bulk, armour, swiftness, presence, ferocity } = traits;
  const leg = 3 + 8 * swiftness;
  const girth = 0.95 + 0.2 * bulk + 0.2 * armour - 0.15 * swiftness;
  const height = 0.8 + 0.15 * swiftness + 0.22 * presence;
  const headScale = 1.08 - 0.1 * presence;
  const shoulderY = -leg - 34 * height;
  const tailSize = 0.85 + 0.2 * presence + 0.1 * swiftness;
  drawPart(sketch, PARTS.tail[look.tail], { x: 12 * girth, y: -leg - 10, size: tailSize });
  const wingSize = 0.75 + 0.25 * presence;
  drawPair(sketch, PARTS.wings[look.wings], { x: 10, y: shoulderY + 4, size: wingSize });
  if (swiftness > THIGHS_MIN_SWIFTNESS) {
    drawPair(sketch, THIGH, { x: 10 * girth, y: -leg - 3, sx: 7, sy: leg + 3 });
  }
  drawFeet(sketch, traits, { spread: 11 * girth, size: 0.95 + 0.25 * ferocity });
  const trunk = { y: -leg, sx: girth, sy: height };
  drawPart(sketch, TRUNK, trunk);
  drawPart(sketch, BELLY, { ...trunk, x: -1 });
  if (armour >= PLATES_MIN_ARMOUR) {
    const bands = [0.32, 0.6].map((share) => ({ y: -leg - 28 * height * share, sx: girth }));
    drawPart(sketch, BAND, ...bands);
  }
  const size = 0.95 + 0.3 * ferocity;
  drawArms(sketch, { x: 13 * girth, y: shoulderY + 10, size, isWaving: random.boolean(0.35) });
  if (armour >= PLATES_MIN_ARMOUR) drawPair(sketch, PAD, { x: 14 * girth, y: shoulderY + 8 });
  drawHead(sketch, look, traits, { x: -1, y: shoulderY - 17 * headScale, scale: headScale });
}
