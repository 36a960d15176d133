import { outline, oval, placed } from "./outline.ts";
import type { Tone } from "./palette.ts";
import { pair, patch, type Sketch, shape } from "./sketch.ts";
import type { Traits } from "./traits.ts";

const ARM = outline("-5,-5! 5,-5 13,5 15,13 10,18 4,14 -3,7!");
const CLAW = outline("-2,-1! 2,-1! 0,4!");
const CLAWS_FROM = 0.5;

/** Both feet, standing on y = 0. */
export function drawFeet(
  sketch: Sketch,
  traits: Traits,
  spread: number,
  size = 1,
  tone: Tone = "base",
) {
  const foot = oval(spread, -4.5 * size, 9 * size, 5.5 * size);
  shape(sketch, pair(foot), tone);
  if (traits.ferocity < CLAWS_FROM) return;
  const claws = [-4, 0, 4].map((dx) =>
    placed(CLAW, { x: spread + dx * size, y: -3 * size, sx: size, sy: size }),
  );
  patch(sketch, claws.flatMap(pair), "white");
}

/** Both arms from the shoulders at ±x; `raised` is how far the left one is lifted, as a half-angle tangent. */
export function drawArms(
  sketch: Sketch,
  place: { x: number; y: number; size: number; raised: number; tone?: Tone },
): void {
  const { x, y, size, raised, tone = "base" } = place;
  const right = placed(ARM, { x, y, sx: size, sy: size });
  const left = placed(ARM, { sx: size, sy: size, turn: -raised });
  shape(sketch, [placed(left, { x: -x, y, sx: -1 }), right], tone);
}
