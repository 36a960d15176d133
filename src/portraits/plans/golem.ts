import { outline, placed, placedAll, ribbon } from "#src/portraits/geometry/outline.ts";
import { CRESTS } from "#src/portraits/parts/crests.ts";
import { drawFace } from "#src/portraits/parts/face.ts";
import { drawHeadgear } from "#src/portraits/parts/head.ts";
import { drawPart } from "#src/portraits/parts/part.ts";
import { drawLine, drawPatch, drawShaded, drawShape, pair } from "#src/portraits/sketch.ts";
import { type DrawingContext, PLATES_MIN_ARMOUR } from "./drawing-context.ts";

const TORSO = outline("-17,-78! 8,-80! 24,-72! 34,-50! 27,-24! 14,-14! -14,-14! -28,-26! -33,-52!");
const FIST = outline("-9,-9! 5,-12! 14,-4! 13,9! 2,14! -10,8!");
const FOOT = outline("-10,-16! 9,-16! 14,-5! 13,0! -10,0! -12,-6!");
const CRACKS = [outline("10,-33! 15,-29! 12,-23!"), outline("-24,-36! -18,-33! -19,-28!")];
const FACET = outline("-17,-76! 7,-78! 2,-66! -20,-62!");
const PLATE = outline("-10,2! -8,-9! 4,-12! 13,-3! 9,6!");

/** Draws a heavy monster with big fists and its face on its chest: golems and machines. */
export function drawGolem({ sketch, look, traits, random }: DrawingContext): void {
  const { bulk, armour, ferocity, presence } = traits;
  const girth = 0.9 + 0.15 * bulk + 0.15 * armour;
  const fist = 0.85 + 0.35 * ferocity + 0.2 * bulk;
  const lift = random.boolean(0.45) ? 38 : 0;
  const shoulder = 27 * girth;
  const size = 0.65 + 0.35 * presence;
  drawPart(sketch, CRESTS[look.back], { x: 24 * girth, y: -62, size, turn: 0.35 });
  drawShape(sketch, pair(placed(FOOT, { x: 15 * girth })), "shade");
  const arm = (side: number, handY: number) =>
    ribbon(
      `${side * (shoulder - 6)},-52 ${side * (shoulder + 10)},${(handY - 56) / 2} ${side * (shoulder + 11)},${handY}`,
      [7, 6.5, 7],
    );
  drawShape(sketch, [arm(-1, -22 - lift), arm(1, -22)], "shade");
  const hands = [
    placed(FIST, { x: -(shoulder + 11), y: -20 - lift, sx: -fist, sy: fist }),
    placed(FIST, { x: shoulder + 11, y: -20, size: fist }),
  ];
  drawShape(sketch, hands, "base");
  drawHeadgear(sketch, look, traits, { x: -4, y: -55, scale: 1 });
  drawShaded(sketch, placed(TORSO, { sx: girth }));
  drawPatch(sketch, [placed(FACET, { sx: girth })], "pale");
  drawLine(sketch, placedAll(CRACKS, { sx: girth }), "ink", 2);
  if (armour >= PLATES_MIN_ARMOUR) {
    drawShape(sketch, pair(placed(PLATE, { x: shoulder - 1, y: -60, size: 1.15 })), "accent");
  }
  drawFace(sketch, look, traits, { x: -3, y: -52, scale: 1, spread: 13.5 });
}
