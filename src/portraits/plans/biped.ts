import { ellipse, outline, placed, symmetric } from "#src/portraits/geometry/outline.ts";
import { drawHead } from "#src/portraits/parts/head.ts";
import { drawArms, drawFeet } from "#src/portraits/parts/limbs.ts";
import { drawPair, drawPart } from "#src/portraits/parts/part.ts";
import { TAILS } from "#src/portraits/parts/tails.ts";
import { WINGS } from "#src/portraits/parts/wings.ts";
import { drawLine, drawPatch, drawShaded, drawShape, pair } from "#src/portraits/sketch.ts";
import { type DrawingContext, PLATES_MIN_ARMOUR } from "./drawing-context.ts";

const TRUNK = symmetric("0,-42 11,-40 17,-27 20,-12 13,0 0,2");
const BELLY = symmetric("0,-31 9,-26 13,-13 8,-3 0,-2");
const PAD = outline("-8,4! -7,-7! 5,-10! 13,-2! 11,7!");

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
  drawPart(sketch, TAILS[look.tail], { x: 12 * girth, y: -leg - 10, size: tailSize });
  const wingSize = 0.75 + 0.25 * presence;
  drawPair(sketch, WINGS[look.wings], { x: 10, y: shoulderY + 4, size: wingSize });
  if (swiftness > THIGHS_MIN_SWIFTNESS) {
    drawShape(sketch, pair(ellipse(10 * girth, -leg - 3, 7, leg + 3)), "base");
  }
  drawFeet(sketch, traits, { spread: 11 * girth, size: 0.95 + 0.25 * ferocity });
  const trunk = { y: -leg, sx: girth, sy: height };
  drawShaded(sketch, placed(TRUNK, trunk));
  drawPatch(sketch, [placed(BELLY, { ...trunk, x: -1 })], "pale");
  if (armour >= PLATES_MIN_ARMOUR) {
    const bands = [0.32, 0.6].map((share) => {
      const y = -leg - 28 * height * share;
      return outline(`${-11 * girth},${y - 1} 0,${y + 2} ${10 * girth},${y - 1}`);
    });
    drawLine(sketch, bands, "shade", 2);
  }
  const size = 0.95 + 0.3 * ferocity;
  drawArms(sketch, { x: 13 * girth, y: shoulderY + 10, size, isWaving: random.boolean(0.35) });
  if (armour >= PLATES_MIN_ARMOUR) {
    drawShape(sketch, pair(placed(PAD, { x: 14 * girth, y: shoulderY + 8 })), "accent");
  }
  drawHead(sketch, look, traits, { x: -1, y: shoulderY - 17 * headScale, scale: headScale });
}
