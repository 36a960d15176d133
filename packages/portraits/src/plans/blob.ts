import type { Outline } from "../geometry/outline.ts";
import { type DrawingContext, type Look, PARTS } from "../look.ts";
import type { Form } from "../parts/forms.ts";
import { drawFace, drawHeadgear } from "../parts/head.ts";
import { drawArms, drawFeet } from "../parts/limbs.ts";
import { drawPair, drawPart, shape } from "../parts/part.ts";
import { PLATES_MIN_ARMOUR } from "../traits.ts";

const STUD = [shape("accent", "-8,7! -6,-9! 6,-6! 12,1! 7,10! -2,11!")];

/** Forms so broad at the ground that they cover the claws. */
const CLAWLESS_FORMS: readonly Look["form"][] = ["boulder", "frog", "gourd", "stalk", "triangle"];

/** Half the width of a body near a height; at most 38. */
function halfWidthAt(body: Outline, y: number): number {
  const near = body.filter((point) => point.x > 0 && Math.abs(point.y - y) < 18);
  return Math.min(38, ...near.map((point) => point.x));
}

function drawLimbs({ sketch, look, traits, random }: DrawingContext, form: Form): void {
  const { outline, armY, limbs } = form;
  const { armour, ferocity, presence, swiftness } = traits;
  drawPart(sketch, PARTS.tail[look.tail], { x: 24, y: -12, size: 0.8 + 0.2 * presence });
  const x = halfWidthAt(outline, armY) - 5;
  const wingSize = 0.8 + 0.3 * swiftness;
  drawPair(sketch, PARTS.wings[look.wings], { x, y: armY - 4, size: wingSize });
  if (limbs === "none") return;
  const hasClaws = !CLAWLESS_FORMS.includes(look.form);
  drawFeet(sketch, traits, { spread: 15, size: 1.1 + 0.2 * ferocity, hasClaws });
  if (armour >= PLATES_MIN_ARMOUR) {
    drawPair(sketch, STUD, { x: halfWidthAt(outline, armY - 22) - 2, y: armY - 22 });
  }
  if (look.wings !== "none" || limbs === "feet") return;
  drawArms(sketch, { x, y: armY, size: 0.8 + 0.3 * ferocity, isWaving: random.boolean(0.4) });
}

/** Draws a head and body in one: drops, ghosts, bulbs, boulders, mushrooms, frogs. */
export function drawBlob(context: DrawingContext): void {
  const { sketch, look, traits } = context;
  const form: Form = PARTS.form[look.form];
  const { outline, faceY, faceScale, spread } = form;
  drawLimbs(context, form);
  drawPart(sketch, form.under, {});
  const top = Math.min(...outline.map((point) => point.y));
  if (!form.isPointed) drawHeadgear(sketch, look, traits, { x: 0, y: top + 26, scale: 1 });
  drawPart(sketch, form.body, {});
  drawPart(sketch, form.over, {});
  drawPart(sketch, PARTS.marking[look.marking], { x: -2, y: faceY, size: faceScale });
  const faceX = look.form === "frog" ? 0 : -2.5;
  drawFace(sketch, look, traits, { x: faceX, y: faceY, scale: faceScale, spread });
}
