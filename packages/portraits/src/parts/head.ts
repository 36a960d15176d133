import { ellipse } from "../geometry/outline.ts";
import { type Look, PARTS } from "../look.ts";
import type { Traits } from "../traits.ts";
import { dot, drawPair, drawPart, type Layer, lineOf, patch, type Sketch } from "./part.ts";

/** The middle of a head or the point between its eyes, the scale, and half the distance of the eyes at scale 1. */
export type FacePlacement = { x: number; y: number; scale: number; spread?: number };

const MUZZLE = [patch("pale", ellipse(0, 12.5, 12, 8.5)), dot("ink", 0, 8.2, 3.4, 2.5)];
const CHEEK = [dot("cheek", 0, 0, 4.2, 3)];
const BROW = [lineOf(3.2)("ink", "-8,-5! 7,-11!")];
const FIERCE_EYES_MIN_FEROCITY = 0.74;
const FANG_MIN_FEROCITY = 0.62;
const BROWS_MIN_FEROCITY = 0.61;
const FIERCE_ANYWAY: readonly Look["eyes"][] = ["lamp", "slit"];
const EYES_WITHOUT_BROWS: readonly Look["eyes"][] = ["fierce", "joyful", "sleepy"];
const BEAKS: readonly Look["mouth"][] = ["beak", "hook"];
/** Half the width of an eye in its own units. */
const EYE_HALF_WIDTH = 6.5;

/** Draws eyes, brows, cheeks, nose and mouth. */
export function drawFace(sketch: Sketch, look: Look, traits: Traits, place: FacePlacement): void {
  const { x, y, scale, spread = 14 } = place;
  const { ferocity, presence } = traits;
  if (look.hasMuzzle) drawPart(sketch, MUZZLE, { x, y, size: scale });
  const cheek = { x: (spread + 6) * scale, y: y + 10.5 * scale, size: scale };
  drawPair(sketch, CHEEK, cheek, x);
  const isFierce = ferocity >= FIERCE_EYES_MIN_FEROCITY && !FIERCE_ANYWAY.includes(look.eyes);
  const name = isFierce ? "fierce" : look.eyes;
  const eyes: Layer[] = [];
  const size = ((7.4 - 1.6 * presence) * scale) / EYE_HALF_WIDTH;
  drawPair(eyes, PARTS.eyes[name], { x: spread * scale, y, size }, x);
  sketch.push({ eyes });
  const hasBrows = ferocity >= BROWS_MIN_FEROCITY && !EYES_WITHOUT_BROWS.includes(name);
  if (hasBrows) drawPair(sketch, BROW, { x: spread * scale, y, size: scale }, x);
  const mouth = ferocity >= FANG_MIN_FEROCITY && look.mouth === "smile" ? "fang" : look.mouth;
  const isBeak = BEAKS.includes(mouth);
  const height = isBeak ? 7 : look.hasMuzzle ? 13.5 : 11;
  const mouthSize = scale * (isBeak ? 0.9 + 0.3 * ferocity : 1);
  drawPart(sketch, PARTS.mouth[mouth], { x, y: y + height * scale, size: mouthSize });
}

/** Reached at level 41: the crest is drawn in full. */
const FULL_CREST_MIN_PRESENCE = 0.67;
/** Reached at level 60: a crown replaces the crest. */
const CROWN_MIN_PRESENCE = 1;

function chooseCrest(look: Look, presence: number): Look["crest"] {
  if (presence >= CROWN_MIN_PRESENCE) return "crown";
  return look.crest === "none" && presence >= FULL_CREST_MIN_PRESENCE ? "tuft" : look.crest;
}

/** Draws crest, ears and horns for a head at (x, y). */
export function drawHeadgear(sketch: Sketch, look: Look, traits: Traits, at: FacePlacement): void {
  const { x, y, scale } = at;
  const { presence, ferocity, swiftness } = traits;
  const crest = chooseCrest(look, presence);
  const size = scale * (presence >= FULL_CREST_MIN_PRESENCE ? 1.25 : 0.7 + 0.3 * presence);
  const crestY = y - (crest === "crown" ? 26 : 23) * scale;
  drawPart(sketch, PARTS.crest[crest], { x, y: crestY, size });
  const earHeight = scale * (0.95 + 0.2 * swiftness);
  const ears = { x: 20 * scale, y: y - 14 * scale, sx: scale, sy: earHeight, turn: 0.16 };
  drawPair(sketch, PARTS.ears[look.ears], ears, x);
  const hornSize = scale * (0.65 + 0.55 * ferocity);
  const horns = { x: 11 * scale, y: y - 22 * scale, size: hornSize, turn: 0.1 };
  drawPair(sketch, PARTS.horns[look.horns], horns, x);
}

/** Draws a head with headgear, marking and face; it is turned a little to the left. */
export function drawHead(sketch: Sketch, look: Look, traits: Traits, at: FacePlacement): void {
  drawHeadgear(sketch, look, traits, at);
  const { x, y, scale } = at;
  drawPart(sketch, PARTS.head[look.head], { x, y, size: scale });
  drawPart(sketch, PARTS.marking[look.marking], { x: x - 2 * scale, y, size: scale });
  drawFace(sketch, look, traits, { ...at, x: x - 2.5 * scale, y: y + 2 * scale });
}
