import { ellipse, outline, placed, placedAll, symmetric } from "#src/portraits/geometry/outline.ts";
import { drawFace } from "#src/portraits/parts/face.ts";
import { drawHeadgear } from "#src/portraits/parts/head.ts";
import { MARKINGS } from "#src/portraits/parts/markings.ts";
import { drawPair, drawPart } from "#src/portraits/parts/part.ts";
import { TAILS } from "#src/portraits/parts/tails.ts";
import { WINGS } from "#src/portraits/parts/wings.ts";
import { drawLine, drawPatch, drawShaded, drawShape, pair } from "#src/portraits/sketch.ts";
import type { DrawingContext } from "./drawing-context.ts";

const BODY = symmetric("0,-70 18,-66 29,-50 31,-30 23,-9 0,-2");
const BREAST = symmetric("0,-33 15,-30 20,-18 12,-7 0,-5");
const FEATHERS = [
  outline("-9,-22 -6,-19 -3,-22"),
  outline("3,-22 6,-19 9,-22"),
  outline("-3,-15 0,-12 3,-15"),
];
const LEG = outline("-0.6,-8! 0.6,-8! 0.6,-1! -0.6,-1!");
const TALON = outline("-8,0! -7,-8 0,-11 7,-8 8,0! 4,-4! 0,0! -4,-4!");

/** Draws a bird seen from the front: songbirds, owls, hawks. */
export function drawBird({ sketch, look, traits, random }: DrawingContext): void {
  const { bulk, swiftness, presence, ferocity } = traits;
  const girth = 0.92 + 0.22 * bulk;
  const leg = 4 + 9 * swiftness;
  drawPart(sketch, TAILS[look.tail], { x: 14, y: -leg - 12, sx: 0.9, sy: 0.8 });
  const wingSize = 0.66 + 0.14 * presence + 0.14 * swiftness;
  if (look.wings !== "folded") {
    drawPair(sketch, WINGS[look.wings], {
      x: 24 * girth,
      y: -leg - 32,
      sx: wingSize,
      sy: wingSize * 1.1,
      turn: -0.1,
    });
  }
  if (ferocity > 0.5) {
    drawShape(sketch, pair(placed(TALON, { x: 11, size: 1.05 })), "horn");
  } else {
    drawShape(sketch, pair(ellipse(11, -3, 8, 4)), "accent");
  }
  drawShape(sketch, pair(placed(LEG, { x: 11, y: -4, sy: leg / 6 })), "ink");
  drawHeadgear(sketch, look, traits, { x: 0, y: -leg - 44, scale: 0.95 });
  const body = placed(BODY, { y: -leg, sx: girth, sy: 1 });
  drawShaded(sketch, body);
  drawPatch(sketch, [placed(BREAST, { x: -1, y: -leg, sx: girth })], "pale");
  drawLine(sketch, placedAll(FEATHERS, { x: -1, y: -leg + 2 }), "shade", 2);
  drawPart(sketch, MARKINGS[look.marking], { x: -2, y: -leg - 46, sx: 0.88 * girth, sy: 0.88 });
  drawFace(sketch, look, traits, { x: -2, y: -leg - 49, scale: 0.95, spread: 14.5 });
  if (look.wings === "folded") {
    const size = 0.95 + 0.2 * presence;
    const lift = random.boolean(0.4) ? -0.25 : 0;
    drawPair(sketch, WINGS.folded, { x: 31 * girth, y: -leg - 27, size, turn: lift });
  }
}
