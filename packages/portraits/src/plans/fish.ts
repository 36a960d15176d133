import { outline } from "../geometry/outline.ts";
import { type DrawingContext, PARTS } from "../look.ts";
import { drawFace } from "../parts/head.ts";
import { drawPart, lineOf, patch, shaded } from "../parts/part.ts";

const BODY = [
  ...shaded(outline("-40,-32 -34,-52 -14,-64 10,-61 30,-46 42,-32 30,-18 8,-5 -16,-3 -34,-13")),
  patch("pale", "-36,-16 -18,-13 2,-14 22,-17 8,-7 -15,-5 -30,-11"),
];
const SCALES = [
  lineOf(2.4)("shade", "13,-44 17,-40 13,-35", "22,-40 26,-36 22,-31", "16,-31 20,-27 16,-22"),
];
const STRIPES = [
  patch("shade", "8,-59! 15,-57! 12,-40 15,-26! 7,-36", "23,-49! 29,-44! 25,-31! 21,-40"),
];

/** Draws a monster that swims to the left: fish, sharks, whales. */
export function drawFish({ sketch, look, traits, random }: DrawingContext): void {
  const { bulk, swiftness, presence } = traits;
  const girth = 0.88 + 0.25 * bulk;
  const length = 0.92 + 0.2 * swiftness;
  const size = 0.85 + 0.3 * swiftness;
  drawPart(sketch, PARTS.tail[look.tail], { x: 32 * length, y: -32, size });
  const fin = { x: 2, y: -32 - 25 * girth, size: 0.8 + 0.45 * presence, turn: 0.2 };
  drawPart(sketch, PARTS.crest[look.crest], fin);
  const place = { y: -32 * (1 - girth), sx: length, sy: girth };
  drawPart(sketch, BODY, place);
  drawPart(sketch, random.boolean(0.5) ? STRIPES : SCALES, place);
  drawPart(sketch, PARTS.wings.fin, { x: 8, y: -18, size: 0.85, turn: 0.35 });
  drawFace(sketch, look, traits, { x: -13 * length, y: -37, scale: 1, spread: 12.5 });
}
