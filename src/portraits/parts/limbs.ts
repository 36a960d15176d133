import { ellipse, outline, placed } from "#src/portraits/geometry/outline.ts";
import type { Tone } from "#src/portraits/palette.ts";
import { drawPatch, drawShape, pair, type Sketch } from "#src/portraits/sketch.ts";
import type { Traits } from "#src/portraits/traits.ts";

const ARM = outline("-3,-6 4,-5 13,5 15,13 10,17 4,13 -4,4");
const CLAW = outline("-2,-1! 2,-1! 0,4!");
const CLAWS_MIN_FEROCITY = 0.5;

type Feet = { spread: number; size?: number; tone?: Tone; hasClaws?: boolean };

/** Draws both feet, standing on y = 0. */
export function drawFeet(
  sketch: Sketch,
  traits: Traits,
  { spread, size = 1, tone = "base", hasClaws = true }: Feet,
) {
  drawShape(sketch, pair(ellipse(spread, -4.5 * size, 9 * size, 5.5 * size)), tone);
  if (!hasClaws || traits.ferocity < CLAWS_MIN_FEROCITY) return;
  const claws = [-4, 0, 4].map((dx) => placed(CLAW, { x: spread + dx * size, y: -3 * size, size }));
  drawPatch(sketch, claws.flatMap(pair), "white");
}

type Arms = { x: number; y: number; size: number; isWaving: boolean };

/** Draws both arms, from shoulders at ±x. A waving monster raises its left arm. */
export function drawArms(sketch: Sketch, { x, y, size, isWaving }: Arms): void {
  const right = placed(ARM, { x, y, size });
  const left = placed(ARM, { size, turn: isWaving ? -1.1 : 0 });
  drawShape(sketch, [placed(left, { x: -x, y, sx: -1 }), right], "base");
}
