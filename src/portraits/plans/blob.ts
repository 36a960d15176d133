import { type Outline, outline, placed } from "#src/portraits/geometry/outline.ts";
import type { Look } from "#src/portraits/look.ts";
import { drawFace } from "#src/portraits/parts/face.ts";
import { FORMS, type Form } from "#src/portraits/parts/forms.ts";
import { drawHeadgear } from "#src/portraits/parts/head.ts";
import { drawArms, drawFeet } from "#src/portraits/parts/limbs.ts";
import { MARKINGS } from "#src/portraits/parts/markings.ts";
import { drawPair, drawPart } from "#src/portraits/parts/part.ts";
import { TAILS } from "#src/portraits/parts/tails.ts";
import { WINGS } from "#src/portraits/parts/wings.ts";
import { drawShaded, drawShape, pair } from "#src/portraits/sketch.ts";
import { type DrawingContext, PLATES_MIN_ARMOUR } from "./drawing-context.ts";

const STUD = outline("-8,7! -6,-9! 6,-6! 12,1! 7,10! -2,11!");

/** Forms so broad at the ground that they cover the claws. */
const CLAWLESS_FORMS: readonly Look["form"][] = ["boulder", "frog", "gourd", "stalk", "triangle"];

/** Half the width of a body near a height; at most 38. */
function halfWidthAt(body: Outline, y: number): number {
  const near = body.filter((point) => point.x > 0 && Math.abs(point.y - y) < 18);
  return Math.min(38, ...near.map((point) => point.x));
}

function drawLimbs(
  { sketch, look, traits, random }: DrawingContext,
  { outline: body, armY, limbs }: Form,
): void {
  const { armour, ferocity, presence, swiftness } = traits;
  drawPart(sketch, TAILS[look.tail], { x: 24, y: -12, size: 0.8 + 0.2 * presence });
  const shoulder = halfWidthAt(body, armY) - 5;
  const wingSize = 0.8 + 0.3 * swiftness;
  drawPair(sketch, WINGS[look.wings], { x: shoulder, y: armY - 4, size: wingSize });
  if (limbs === "none") return;
  const hasClaws = !CLAWLESS_FORMS.includes(look.form);
  drawFeet(sketch, traits, { spread: 15, size: 1.1 + 0.2 * ferocity, hasClaws });
  if (armour >= PLATES_MIN_ARMOUR) {
    const place = { x: halfWidthAt(body, armY - 22) - 2, y: armY - 22 };
    drawShape(sketch, pair(placed(STUD, place)), "accent");
  }
  if (look.wings !== "none" || limbs === "feet") return;
  const size = 0.8 + 0.3 * ferocity;
  drawArms(sketch, { x: shoulder, y: armY, size, isWaving: random.boolean(0.4) });
}

/** Draws a head and body in one: drops, ghosts, bulbs, boulders, mushrooms, frogs. */
export function drawBlob(context: DrawingContext): void {
  const { sketch, look, traits } = context;
  const form = FORMS[look.form];
  const { outline: body, faceY, faceScale, spread } = form;
  drawLimbs(context, form);
  drawPart(sketch, form.under, {});
  const top = Math.min(...body.map((point) => point.y));
  if (!form.isPointed) drawHeadgear(sketch, look, traits, { x: 0, y: top + 26, scale: 1 });
  if (form.isFlat) drawShape(sketch, [body], "base");
  else drawShaded(sketch, body);
  drawPart(sketch, form.over, {});
  drawPart(sketch, MARKINGS[look.marking], { x: -2, y: faceY, size: faceScale });
  drawFace(sketch, look, traits, {
    x: look.form === "frog" ? 0 : -2.5,
    y: faceY,
    scale: faceScale,
    spread,
  });
}
