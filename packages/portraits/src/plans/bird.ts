import { ellipse, symmetric } from "../geometry/outline.ts";
import { type DrawingContext, PARTS } from "../look.ts";
import { drawFace, drawHeadgear } from "../parts/head.ts";
import { drawPair, drawPart, lineOf, patch, shaded, shape } from "../parts/part.ts";

const BODY = shaded(symmetric("0,-70 18,-66 29,-50 31,-30 23,-9 0,-2"));
const BREAST = [patch("pale", symmetric("0,-33 15,-30 20,-18 12,-7 0,-5"))];
const FEATHERS = [
  lineOf(2)("shade", "-9,-22 -6,-19 -3,-22", "3,-22 6,-19 9,-22", "-3,-15 0,-12 3,-15"),
];
const LEG = [shape("ink", "-0.6,-8! 0.6,-8! 0.6,-1! -0.6,-1!")];
const TALON = [shape("horn", "-8,0! -7,-8 0,-11 7,-8 8,0! 4,-4! 0,0! -4,-4!")];
const FOOT = [shape("accent", ellipse(0, -3, 8, 4))];

/** Draws a bird seen from the front: songbirds, owls, hawks. */
export function drawBird({ sketch, look, traits, random }: DrawingContext): void {
  const { bulk, swiftness, presence, ferocity } = traits;
  const girth = 0.92 + 0.22 * bulk;
  const leg = 4 + 9 * swiftness;
  const wings = PARTS.wings[look.wings];
  drawPart(sketch, PARTS.tail[look.tail], { x: 14, y: -leg - 12, sx: 0.9, sy: 0.8 });
  if (look.wings !== "folded") {
    const sx = 0.66 + 0.14 * presence + 0.14 * swiftness;
    drawPair(sketch, wings, { x: 24 * girth, y: -leg - 32, sx, sy: sx * 1.1, turn: -0.1 });
  }
  if (ferocity > 0.5) drawPair(sketch, TALON, { x: 11, size: 1.05 });
  else drawPair(sketch, FOOT, { x: 11 });
  drawPair(sketch, LEG, { x: 11, y: -4, sy: leg / 6 });
  drawHeadgear(sketch, look, traits, { x: 0, y: -leg - 44, scale: 0.95 });
  drawPart(sketch, BODY, { y: -leg, sx: girth });
  drawPart(sketch, BREAST, { x: -1, y: -leg, sx: girth });
  drawPart(sketch, FEATHERS, { x: -1, y: -leg + 2 });
  const marking = { x: -2, y: -leg - 46, sx: 0.88 * girth, sy: 0.88 };
  drawPart(sketch, PARTS.marking[look.marking], marking);
  drawFace(sketch, look, traits, { x: -2, y: -leg - 49, scale: 0.95, spread: 14.5 });
  if (look.wings === "folded") {
    const size = 0.95 + 0.2 * presence;
    const turn = random.boolean(0.4) ? -0.25 : 0;
    drawPair(sketch, wings, { x: 31 * girth, y: -leg - 27, size, turn });
  }
}
