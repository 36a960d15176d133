import { type Outline, outline, placed } from "#src/portraits/geometry/outline.ts";
import { drawFace } from "#src/portraits/parts/face.ts";
import { FORMS, type Form, type FormName } from "#src/portraits/parts/forms.ts";
import { drawHeadgear } from "#src/portraits/parts/head.ts";
import { drawArms, drawFeet } from "#src/portraits/parts/limbs.ts";
import { drawMarking } from "#src/portraits/parts/markings.ts";
import { drawPair, drawPart } from "#src/portraits/parts/part.ts";
import { TAILS } from "#src/portraits/parts/tails.ts";
import { WINGS } from "#src/portraits/parts/wings.ts";
import { drawShaded } from "#src/portraits/shading.ts";
import { pair, shape } from "#src/portraits/sketch.ts";
import { PLATED_FROM, type Studio } from "./studio.ts";

const STUD = outline("-8,7! -6,-9! 6,-6! 12,1! 7,10! -2,11!");

/** Those broad enough at the ground to hide the claws behind themselves. */
const CLAWLESS: readonly FormName[] = ["boulder", "frog", "gourd", "stalk", "triangle"];

/** Half the width of a body near a height. */
function reachAt(body: Outline, y: number): number {
  const near = body.filter((point) => point.x > 0 && Math.abs(point.y - y) < 18);
  return Math.min(38, ...near.map((point) => point.x));
}

function drawLimbs(
  { sketch, look, traits, dice }: Studio,
  { outline: body, armY, limbs }: Form,
): void {
  const { armour, ferocity, presence, swiftness } = traits;
  if (look.tail !== "none") {
    const size = 0.8 + 0.2 * presence;
    drawPart(sketch, TAILS[look.tail], { x: 24, y: -12, sx: size, sy: size });
  }
  if (look.wings !== "none") {
    const size = 0.8 + 0.3 * swiftness;
    drawPair(sketch, WINGS[look.wings], {
      x: reachAt(body, armY) - 5,
      y: armY - 4,
      sx: size,
      sy: size,
    });
  }
  if (limbs === "none") return;
  const hasClaws = !CLAWLESS.includes(look.form);
  drawFeet(sketch, traits, { spread: 15, size: 1.1 + 0.2 * ferocity, hasClaws });
  if (armour >= PLATED_FROM) {
    const place = { x: reachAt(body, armY - 22) - 2, y: armY - 22 };
    shape(sketch, pair(placed(STUD, place)), "accent");
  }
  if (look.wings !== "none" || limbs === "feet") return;
  const size = 0.8 + 0.3 * ferocity;
  drawArms(sketch, { x: reachAt(body, armY) - 5, y: armY, size, isWaving: dice.isLucky(0.4) });
}

/** Head and body in one: drops, ghosts, bulbs, boulders, mushrooms, frogs. */
export function drawBlob(studio: Studio): void {
  const { sketch, look, traits } = studio;
  const form = FORMS[look.form];
  const { outline: body, faceY, faceScale, spread } = form;
  drawLimbs(studio, form);
  drawPart(sketch, form.under, {});
  const top = Math.min(...body.map((point) => point.y));
  if (!form.isPointed) drawHeadgear(sketch, look, traits, { x: 0, y: top + 26, scale: 1 });
  if (form.isFlat) shape(sketch, body, "base");
  else drawShaded(sketch, body);
  drawPart(sketch, form.over, {});
  drawMarking(sketch, look.marking, { x: -2, y: faceY, sx: faceScale, sy: faceScale });
  drawFace(sketch, look, traits, {
    x: look.form === "frog" ? 0 : -2.5,
    y: faceY,
    scale: faceScale,
    spread,
  });
}
