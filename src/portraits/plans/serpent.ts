import { ellipse, outline, placed, placedAll } from "#src/portraits/geometry/outline.ts";
import { CRESTS } from "#src/portraits/parts/crests.ts";
import { drawHead } from "#src/portraits/parts/head.ts";
import { drawPair, drawPart } from "#src/portraits/parts/part.ts";
import { TAILS } from "#src/portraits/parts/tails.ts";
import { WINGS } from "#src/portraits/parts/wings.ts";
import { drawLine, drawPatch, drawShape } from "#src/portraits/sketch.ts";
import type { DrawingContext } from "./drawing-context.ts";

const TAIL = outline("16,-3! 38,-2 51,-10 54,-25 52,-34! 39,-33! 40,-25 34,-18 16,-18!");
const NECK = outline("-16,-58 2,-58 6,-42 17,-26 24,-8! -17,-8! -16,-26 -17,-42");
const FRONT = outline("-14,-56 -1,-56 1,-42 6,-28 8,-20! -12,-20! -14,-34");
const COIL_SHADOW = outline("-22,-4! -4,-3 18,-5 32,-12! 26,-4 4,-1.5");
const RIBS = ["-13,-45! -6,-43 1,-45!", "-12,-36! -5,-34 4,-36!", "-11,-27! -3,-25 7,-27!"].map(
  outline,
);

/** Draws a long coiled body under a big head: dragons and sea serpents. */
export function drawSerpent({ sketch, look, traits }: DrawingContext): void {
  const { bulk, presence, swiftness, armour } = traits;
  const girth = 0.92 + 0.2 * bulk + 0.1 * armour;
  const tall = 0.95 + 0.2 * swiftness + 0.15 * presence;
  const upright = { sx: girth, sy: tall };
  drawPart(sketch, TAILS[look.tail], { x: 46 * girth, y: -27, size: 0.75, turn: -0.5 });
  drawShape(sketch, [placed(TAIL, { sx: girth })], "base");
  const size = 0.7 + 0.3 * presence;
  drawPair(sketch, WINGS[look.wings], { x: 9, y: -44 * tall, size }, -4);
  drawPart(sketch, CRESTS[look.back], { x: 10, y: -32 * tall, sx: 0.6, sy: 0.65, turn: 0.45 });
  drawShape(sketch, [ellipse(6, -20, 26 * girth, 10)], "shade");
  drawShape(sketch, [placed(NECK, upright)], "base");
  drawPatch(sketch, [placed(FRONT, upright)], "pale");
  drawLine(sketch, placedAll(RIBS, upright), "shade", 2);
  drawShape(sketch, [ellipse(2, -9.5, 34 * girth, 10)], "base");
  drawPatch(sketch, [placed(COIL_SHADOW, { sx: girth })], "shade");
  drawHead(sketch, look, traits, { x: -8, y: -68 * tall, scale: 0.94 - 0.06 * presence });
}
