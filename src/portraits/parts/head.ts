import { placed } from "#src/portraits/geometry/outline.ts";
import type { Look } from "#src/portraits/look.ts";
import { drawShaded, type Sketch } from "#src/portraits/sketch.ts";
import type { Traits } from "#src/portraits/traits.ts";
import { CRESTS } from "./crests.ts";
import { EARS } from "./ears.ts";
import { drawFace, type FacePlacement } from "./face.ts";
import { HEADS } from "./heads.ts";
import { HORNS } from "./horns.ts";
import { MARKINGS } from "./markings.ts";
import { drawPair, drawPart } from "./part.ts";

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
  drawPart(sketch, CRESTS[crest], { x, y: y - (crest === "crown" ? 26 : 23) * scale, size });
  const earHeight = scale * (0.95 + 0.2 * swiftness);
  const ears = { x: 20 * scale, y: y - 14 * scale, sx: scale, sy: earHeight, turn: 0.16 };
  drawPair(sketch, EARS[look.ears], ears, x);
  const hornSize = scale * (0.65 + 0.55 * ferocity);
  const horns = { x: 11 * scale, y: y - 22 * scale, size: hornSize, turn: 0.1 };
  drawPair(sketch, HORNS[look.horns], horns, x);
}

/** Draws a head with headgear, marking and face; it is turned a little to the left. */
export function drawHead(sketch: Sketch, look: Look, traits: Traits, at: FacePlacement): void {
  drawHeadgear(sketch, look, traits, at);
  const { x, y, scale } = at;
  drawShaded(sketch, placed(HEADS[look.head], { x, y, size: scale }));
  drawPart(sketch, MARKINGS[look.marking], { x: x - 2 * scale, y, size: scale });
  drawFace(sketch, look, traits, { ...at, x: x - 2.5 * scale, y: y + 2 * scale });
}
