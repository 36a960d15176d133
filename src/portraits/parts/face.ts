import { ellipse } from "#src/portraits/geometry/outline.ts";
import type { Look } from "#src/portraits/look.ts";
import { drawDot, drawPatch, type Sketch } from "#src/portraits/sketch.ts";
import type { Traits } from "#src/portraits/traits.ts";
import { drawEyes } from "./eyes.ts";
import { MOUTHS } from "./mouths.ts";
import { drawPair, drawPart, thickLine } from "./part.ts";

/** The middle of a head or the point between its eyes, the scale, and half the distance of the eyes at scale 1. */
export type FacePlacement = { x: number; y: number; scale: number; spread?: number };

const BROWS = [thickLine("ink", "-8,-5! 7,-11!")];
const FIERCE_EYES_MIN_FEROCITY = 0.74;
const FANG_MIN_FEROCITY = 0.62;
const BROWS_MIN_FEROCITY = 0.61;
const EYES_WITHOUT_BROWS: readonly Look["eyes"][] = ["fierce", "joyful", "sleepy"];
const BEAKS: readonly Look["mouth"][] = ["beak", "hook"];

function chooseEyes(eyes: Look["eyes"], { ferocity }: Traits): Look["eyes"] {
  return ferocity >= FIERCE_EYES_MIN_FEROCITY && eyes !== "lamp" && eyes !== "slit"
    ? "fierce"
    : eyes;
}

/** Draws eyes, brows, cheeks, nose and mouth. */
export function drawFace(sketch: Sketch, look: Look, traits: Traits, place: FacePlacement): void {
  const { x, y, scale, spread = 14 } = place;
  const eyes = chooseEyes(look.eyes, traits);
  const size = (7.4 - 1.6 * traits.presence) * scale;
  const mouthY = y + (look.hasMuzzle ? 13.5 : 11) * scale;
  if (look.hasMuzzle) {
    drawPatch(sketch, [ellipse(x, y + 12.5 * scale, 12 * scale, 8.5 * scale)], "pale");
    drawDot(sketch, { x, y: y + 8.2 * scale, rx: 3.4 * scale, ry: 2.5 * scale }, "ink");
  }
  for (const side of [-1, 1]) {
    const cheek = { x: x + side * (spread + 6) * scale, y: y + 10.5 * scale };
    drawDot(sketch, { ...cheek, rx: 4.2 * scale, ry: 3 * scale }, "cheek");
  }
  drawEyes(sketch, eyes, { x, y, spread: spread * scale, size });
  const hasBrows = traits.ferocity >= BROWS_MIN_FEROCITY && !EYES_WITHOUT_BROWS.includes(eyes);
  if (hasBrows) drawPair(sketch, BROWS, { x: spread * scale, y, size: scale }, x);
  const isBeak = BEAKS.includes(look.mouth);
  const mouth =
    traits.ferocity >= FANG_MIN_FEROCITY && look.mouth === "smile" ? "fang" : look.mouth;
  const mouthScale = scale * (isBeak ? 0.9 + 0.3 * traits.ferocity : 1);
  drawPart(sketch, MOUTHS[mouth], { x, y: isBeak ? y + 7 * scale : mouthY, size: mouthScale });
}
