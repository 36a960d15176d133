import { outline, ribbon } from "../geometry/outline.ts";
import { type DrawingContext, PARTS } from "../look.ts";
import { drawFace, drawHeadgear } from "../parts/head.ts";
import { drawPair, drawPart, lineOf, mirrored, patch, shaded, shape } from "../parts/part.ts";
import { PLATES_MIN_ARMOUR } from "../traits.ts";

const TORSO = [
  ...shaded(outline("-17,-78! 8,-80! 24,-72! 34,-50! 27,-24! 14,-14! -14,-14! -28,-26! -33,-52!")),
  patch("pale", "-17,-76! 7,-78! 2,-66! -20,-62!"),
  lineOf(2)("ink", "10,-33! 15,-29! 12,-23!", "-24,-36! -18,-33! -19,-28!"),
];
const FIST = [shape("base", "-9,-9! 5,-12! 14,-4! 13,9! 2,14! -10,8!")];
const FOOT = [shape("shade", "-10,-16! 9,-16! 14,-5! 13,0! -10,0! -12,-6!")];
const PLATE = [shape("accent", "-10,2! -8,-9! 4,-12! 13,-3! 9,6!")];

/** Draws a heavy monster with big fists and its face on its chest: golems and machines. */
export function drawGolem({ sketch, look, traits, random }: DrawingContext): void {
  const { bulk, armour, ferocity, presence } = traits;
  const girth = 0.9 + 0.15 * bulk + 0.15 * armour;
  const lift = random.boolean(0.45) ? 38 : 0;
  const shoulder = 27 * girth;
  const size = 0.65 + 0.35 * presence;
  drawPart(sketch, PARTS.back[look.back], { x: 24 * girth, y: -62, size, turn: 0.35 });
  drawPair(sketch, FOOT, { x: 15 * girth });
  const arm = (side: number, handY: number) =>
    ribbon(
      `${side * (shoulder - 6)},-52 ${side * (shoulder + 10)},${(handY - 56) / 2} ${side * (shoulder + 11)},${handY}`,
      [7, 6.5, 7],
    );
  drawPart(sketch, [shape("shade", arm(-1, -22 - lift), arm(1, -22))], {});
  const hand = { x: shoulder + 11, y: -20, size: 0.85 + 0.35 * ferocity + 0.2 * bulk };
  drawPart(sketch, FIST, { ...mirrored(hand), y: -20 - lift }, hand);
  drawHeadgear(sketch, look, traits, { x: -4, y: -55, scale: 1 });
  drawPart(sketch, TORSO, { sx: girth });
  if (armour >= PLATES_MIN_ARMOUR) {
    drawPair(sketch, PLATE, { x: shoulder - 1, y: -60, size: 1.15 });
  }
  drawFace(sketch, look, traits, { x: -3, y: -52, scale: 1, spread: 13.5 });
}
