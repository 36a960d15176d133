import { ellipse } from "../geometry/outline.ts";
import { type DrawingContext, PARTS } from "../look.ts";
import { drawHead } from "../parts/head.ts";
import { drawPair, drawPart, lineOf, patch, shape } from "../parts/part.ts";

const TAIL = [shape("base", "16,-3! 38,-2 51,-10 54,-25 52,-34! 39,-33! 40,-25 34,-18 16,-18!")];
const FAR_COIL = [shape("shade", ellipse(0, -20, 26, 10))];
const NECK = [
  shape("base", "-16,-58 2,-58 6,-42 17,-26 24,-8! -17,-8! -16,-26 -17,-42"),
  patch("pale", "-14,-56 -1,-56 1,-42 6,-28 8,-20! -12,-20! -14,-34"),
  lineOf(2)("shade", "-13,-45! -6,-43 1,-45!", "-12,-36! -5,-34 4,-36!", "-11,-27! -3,-25 7,-27!"),
];
const NEAR_COIL = [shape("base", ellipse(0, -9.5, 34, 10))];
const COIL_SHADOW = [patch("shade", "-22,-4! -4,-3 18,-5 32,-12! 26,-4 4,-1.5")];

/** Draws a long coiled body under a big head: dragons and sea serpents. */
export function drawSerpent({ sketch, look, traits }: DrawingContext): void {
  const { bulk, presence, swiftness, armour } = traits;
  const girth = 0.92 + 0.2 * bulk + 0.1 * armour;
  const tall = 0.95 + 0.2 * swiftness + 0.15 * presence;
  drawPart(sketch, PARTS.tail[look.tail], { x: 46 * girth, y: -27, size: 0.75, turn: -0.5 });
  drawPart(sketch, TAIL, { sx: girth });
  const wings = { x: 9, y: -44 * tall, size: 0.7 + 0.3 * presence };
  drawPair(sketch, PARTS.wings[look.wings], wings, -4);
  drawPart(sketch, FAR_COIL, { x: 6, sx: girth });
  drawPart(sketch, NECK, { sx: girth, sy: tall });
  drawPart(sketch, NEAR_COIL, { x: 2, sx: girth });
  drawPart(sketch, COIL_SHADOW, { sx: girth });
  drawHead(sketch, look, traits, { x: -8, y: -68 * tall, scale: 0.94 - 0.06 * presence });
}
