import { drawFace } from "#src/monsters/portrait/face.ts";
import { FORMS } from "#src/monsters/portrait/forms.ts";
import { drawHeadgear, drawShaded } from "#src/monsters/portrait/head.ts";
import { drawArms, drawFeet } from "#src/monsters/portrait/limbs.ts";
import { drawMarking } from "#src/monsters/portrait/markings.ts";
import { outline, oval, placed, ribbon } from "#src/monsters/portrait/outline.ts";
import { drawPair, drawPart } from "#src/monsters/portrait/part.ts";
import { dot, line, patch, shape } from "#src/monsters/portrait/sketch.ts";
import { TAILS } from "#src/monsters/portrait/tails.ts";
import { WINGS } from "#src/monsters/portrait/wings.ts";
import { PLATED_FROM, type Studio } from "./studio.ts";

const CAP = outline("-46,-46 -42,-66 -24,-86 0,-92 24,-86 42,-66 46,-46 24,-39 0,-37 -24,-39");
const CAP_SPOTS = [
  oval(-22, -66, 8, 7),
  oval(6, -78, 7, 5.5),
  oval(29, -61, 6, 6),
  oval(4, -55, 5, 4),
];
const TENTACLES = [
  ribbon("-24,-32 -28,-16 -20,-4 -26,4", [6, 5, 4, 0]),
  ribbon("-8,-30 -10,-12 -4,0 -9,10", [6, 5, 4, 0]),
  ribbon("8,-30 11,-12 6,0 12,9", [6, 5, 4, 0]),
  ribbon("24,-32 27,-16 22,-4 32,3", [6, 5, 4, 0]),
];
const RIVETS = [
  oval(-26, -62, 2.2, 2.2),
  oval(26, -62, 2.2, 2.2),
  oval(-27, -11, 2.2, 2.2),
  oval(27, -11, 2.2, 2.2),
];
const CRACKS = [outline("20,-58! 25,-50! 21,-46!"), outline("-33,-20! -26,-17! -25,-11!")];

/** Head and body in one: drops, ghosts, bulbs, boulders, mushrooms, frogs. */
export function drawBlob({ sketch, look, traits, dice }: Studio): void {
  const { form, wings, tail } = look;
  const { armour, ferocity, presence, swiftness } = traits;
  const { outline: body, faceY, hasFeet, armY } = FORMS[form];
  if (tail !== "none") {
    const size = 0.8 + 0.2 * presence;
    drawPart(sketch, TAILS[tail], { x: 24, y: -12, sx: size, sy: size });
  }
  if (wings !== "none") {
    const size = 0.75 + 0.3 * swiftness;
    drawPair(sketch, WINGS[wings], { x: 27, y: armY - 4, sx: size, sy: size });
  }
  if (form === "dome") shape(sketch, TENTACLES, "accent");
  if (hasFeet)
    drawFeet(sketch, traits, 15, 1 + 0.2 * ferocity, form === "stalk" ? "accent" : "base");
  const top = Math.min(...body.map((point) => point.y));
  drawHeadgear(sketch, look, traits, { x: form === "drop" ? 6 : 0, y: top + 26, scale: 1 });
  drawShaded(sketch, body);
  if (form === "stalk") {
    drawShaded(sketch, CAP, "accent");
    patch(sketch, CAP_SPOTS, "pale");
  }
  if (form === "box") patch(sketch, RIVETS, "ink");
  if (form === "boulder") line(sketch, CRACKS, "ink", 2);
  if (form === "drop" || form === "dome" || form === "bulb") {
    dot(sketch, { x: -20, y: faceY - 17, rx: 6, ry: 4, opacity: 0.75 }, "white");
  }
  if (form === "egg" || form === "frog" || form === "ball")
    patch(sketch, oval(-1, -14, 22, 11), "pale");
  if (form === "gourd") patch(sketch, oval(-1, -20, 23, 16), "pale");
  if (armour >= PLATED_FROM && form !== "stalk") {
    const plate = outline("-10,0! -7,-8! 7,-8! 10,0! 0,6!");
    patch(sketch, placed(plate, { x: -2, y: faceY - 16 }), "accent");
  }
  drawMarking(sketch, look.marking, { x: -2, y: faceY });
  if (wings === "none" && form !== "dome") {
    const raised = dice.isLucky(0.5) ? dice.between(0.5, 0.95) : 0;
    const x = Math.max(18, widthAt(body, armY) - 7);
    drawArms(sketch, { x, y: armY, size: 0.85 + 0.35 * ferocity, raised });
  }
  const isFrog = form === "frog";
  const spread = isFrog ? 22 : form === "stalk" ? 11 : 14.5;
  drawFace(sketch, look, traits, {
    x: isFrog ? 0 : -2.5,
    y: faceY,
    scale: 1.05,
    spread: spread / 1.05,
  });
}

function widthAt(points: typeof CAP, y: number): number {
  const near = points.filter((point) => point.x > 0 && Math.abs(point.y - y) < 16);
  return Math.min(40, ...near.map((point) => point.x));
}
