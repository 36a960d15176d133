import { outline, placed, placedAll } from "#src/portraits/geometry/outline.ts";
import { CRESTS } from "#src/portraits/parts/crests.ts";
import { drawFace } from "#src/portraits/parts/face.ts";
import { drawPart } from "#src/portraits/parts/part.ts";
import { TAILS } from "#src/portraits/parts/tails.ts";
import { WINGS } from "#src/portraits/parts/wings.ts";
import { drawLine, drawPatch, drawShaded } from "#src/portraits/sketch.ts";
import type { DrawingContext } from "./drawing-context.ts";

const BODY = outline("-40,-32 -34,-52 -14,-64 10,-61 30,-46 42,-32 30,-18 8,-5 -16,-3 -34,-13");
const BELLY = outline("-36,-16 -18,-13 2,-14 22,-17 8,-7 -15,-5 -30,-11");
const SCALES = [
  outline("13,-44 17,-40 13,-35"),
  outline("22,-40 26,-36 22,-31"),
  outline("16,-31 20,-27 16,-22"),
];
const STRIPES = [
  outline("8,-59! 15,-57! 12,-40 15,-26! 7,-36"),
  outline("23,-49! 29,-44! 25,-31! 21,-40"),
];

/** Draws a monster that swims to the left: fish, sharks, whales. */
export function drawFish({ sketch, look, traits, random }: DrawingContext): void {
  const { bulk, swiftness, presence } = traits;
  const girth = 0.88 + 0.25 * bulk;
  const length = 0.92 + 0.2 * swiftness;
  const tail = look.tail === "none" ? "fish" : look.tail;
  const size = 0.85 + 0.3 * swiftness;
  drawPart(sketch, TAILS[tail], { x: 32 * length, y: -32, size });
  const finSize = 0.8 + 0.45 * presence;
  drawPart(sketch, CRESTS[look.crest], { x: 2, y: -32 - 25 * girth, size: finSize, turn: 0.2 });
  const place = { y: -32 * (1 - girth), sx: length, sy: girth };
  drawShaded(sketch, placed(BODY, place));
  drawPatch(sketch, [placed(BELLY, place)], "pale");
  if (random.boolean(0.5)) drawPatch(sketch, placedAll(STRIPES, place), "shade");
  else drawLine(sketch, placedAll(SCALES, place), "shade", 2.4);
  drawPart(sketch, WINGS.fin, { x: 8, y: -18, size: 0.85, turn: 0.35 });
  drawFace(sketch, look, traits, { x: -13 * length, y: -37, scale: 1, spread: 12.5 });
}
