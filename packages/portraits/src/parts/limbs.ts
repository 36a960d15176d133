import { ellipse } from "../geometry/outline.ts";
import type { Tone } from "../palette.ts";
import type { Traits } from "../traits.ts";
import { drawPair, drawPart, mirrored, patch, type Sketch, shape } from "./part.ts";

const ARM = [shape("base", "-3,-6 4,-5 13,5 15,13 10,17 4,13 -4,4")];
const CLAWS = [
  patch("white", "-6,-4! -2,-4! -4,1!"),
  patch("white", "-2,-4! 2,-4! 0,1!"),
  patch("white", "2,-4! 6,-4! 4,1!"),
];
const CLAWS_MIN_FEROCITY = 0.5;

type Feet = { spread: number; size: number; tone?: Tone; hasClaws?: boolean };

/** Draws both feet, standing on y = 0. */
export function drawFeet(sketch: Sketch, traits: Traits, feet: Feet): void {
  const { spread, size, tone = "base", hasClaws = true } = feet;
  const foot = shape(tone, ellipse(spread, -4.5 * size, 9 * size, 5.5 * size));
  drawPair(sketch, [foot], {});
  const isArmed = hasClaws && traits.ferocity >= CLAWS_MIN_FEROCITY;
  if (isArmed) drawPair(sketch, CLAWS, { x: spread, size });
}

type Arms = { x: number; y: number; size: number; isWaving: boolean };

/** Draws both arms, from shoulders at ±x. A waving monster raises its left arm. */
export function drawArms(sketch: Sketch, { isWaving, ...right }: Arms): void {
  drawPart(sketch, ARM, mirrored({ ...right, turn: isWaving ? -1.1 : 0 }), right);
}
