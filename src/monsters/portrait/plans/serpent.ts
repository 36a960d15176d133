import { CRESTS } from "#src/monsters/portrait/crests.ts";
import { drawHead } from "#src/monsters/portrait/head.ts";
import { outline, oval, placed, ribbon } from "#src/monsters/portrait/outline.ts";
import { drawPair, drawPart } from "#src/monsters/portrait/part.ts";
import { drawShaded } from "#src/monsters/portrait/shading.ts";
import { line, patch, shape } from "#src/monsters/portrait/sketch.ts";
import { TAILS } from "#src/monsters/portrait/tails.ts";
import { WINGS } from "#src/monsters/portrait/wings.ts";
import type { Studio } from "./studio.ts";

const RIBS = [
  outline("-12,-44 -5,-42 3,-44"),
  outline("-11,-36 -4,-34 5,-36"),
  outline("-9,-28 -2,-26 7,-28"),
];

/** A long coiled body under a big head: dragons and sea serpents. */
export function drawSerpent({ sketch, look, traits }: Studio): void {
  const { bulk, presence, swiftness, armour } = traits;
  const girth = 0.9 + 0.3 * bulk + 0.1 * armour;
  const rise = 8 * swiftness + 6 * presence;
  if (look.tail !== "none") {
    drawPart(sketch, TAILS[look.tail], { x: 36, y: -22, sx: 0.8, sy: 0.8 });
  }
  shape(
    sketch,
    ribbon("14,-6 34,-6 44,-18 36,-28", [9 * girth, 8.5 * girth, 7 * girth, 6]),
    "base",
  );
  if (look.wings !== "none") {
    const size = 0.7 + 0.3 * presence;
    drawPair(sketch, WINGS[look.wings], { x: 9, y: -40 - rise, sx: size, sy: size }, -4);
  }
  if (look.back !== "none" && look.back !== "shell") {
    drawPart(sketch, CRESTS[look.back], { x: 8, y: -34 - rise, sx: 0.55, sy: 0.6, turn: 0.5 });
  }
  const neck = ribbon(`12,-13 6,-24 -6,${-40 - rise} -6,${-54 - rise}`, [
    16 * girth,
    13 * girth,
    11 * girth,
    11 * girth,
  ]);
  drawShaded(sketch, neck);
  const front = ribbon(`-4,-22 -7,${-36 - rise} -8,${-50 - rise}`, [
    6 * girth,
    7 * girth,
    6 * girth,
  ]);
  patch(sketch, front, "pale");
  line(
    sketch,
    RIBS.map((rib) => placed(rib, { x: -4, y: -rise })),
    "shade",
    2,
  );
  drawShaded(sketch, oval(2, -11 * girth, 33, 11.5 * girth));
  drawHead(sketch, look, traits, { x: -8, y: -66 - rise, scale: 0.92 - 0.06 * presence });
}
