import { outline, placed } from "#src/portraits/geometry/outline.ts";
import type { Tone } from "#src/portraits/palette.ts";
import { drawDot, newSketch, type Sketch } from "#src/portraits/sketch.ts";
import { drawPair, line, type Part, patch, thickLine } from "./part.ts";

/** The middle of a pair of eyes, half the distance between them, and the half-width of one. */
export type EyePlacement = { x: number; y: number; spread: number; size: number };

/** A dot in each eye, in units of its size, mirrored; but white ones are highlights, on the same side of both. */
type Spot = readonly [tone: Tone, x: number, y: number, rx: number, ry: number];

/** Right eyes, back to front. */
type Eye = { under?: Part; spots?: readonly Spot[]; over?: Part };

/** Half the width of an eye in the units of `under` and `over`. */
const HALF_WIDTH = 6.5;

const FIERCE = outline("-6,-2! 6,-7! 8,1 4,8 -2,8 -7,4");

const SHINY: readonly Spot[] = [
  ["ink", 0, 0, 1, 1.3],
  ["iris", 0, 0.5, 0.72, 0.62],
  ["white", -0.28, -0.5, 0.38, 0.42],
  ["white", 0.35, 0.5, 0.17, 0.17],
];

export const EYES = {
  shiny: { spots: SHINY },
  beady: {
    spots: [
      ["ink", 0, 0, 0.8, 1],
      ["white", -0.22, -0.38, 0.32, 0.32],
    ],
  },
  open: {
    spots: [
      ["ink", 0, 0, 1.28, 1.48],
      ["white", 0, 0, 0.95, 1.15],
      ["ink", -0.15, 0.1, 0.66, 0.85],
      ["white", -0.32, -0.25, 0.28, 0.28],
    ],
  },
  fierce: {
    under: [
      patch("ink", placed(FIERCE, { sx: 1.25, sy: 1.22 })),
      patch("white", placed(FIERCE, { y: 0.6, sx: 0.95, sy: 0.88 })),
    ],
    spots: [
      ["iris", -0.05, 0.28, 0.5, 0.72],
      ["ink", -0.05, 0.3, 0.24, 0.5],
      ["white", -0.3, 0, 0.22, 0.22],
    ],
  },
  slit: {
    spots: [
      ["ink", 0, 0, 1.2, 1.4],
      ["glow", 0, 0, 0.85, 1.05],
      ["ink", 0, 0, 0.3, 0.9],
      ["white", -0.3, -0.5, 0.28, 0.28],
    ],
  },
  sleepy: {
    spots: SHINY,
    over: [patch("base", "-8,0! -7,-7 0,-10 7,-7 8,0!"), line("ink", "-7,-1 0,0 7,-1")],
  },
  lamp: {
    spots: [
      ["ink", 0, 0, 1.2, 1.4],
      ["glow", 0, 0.1, 0.8, 1],
      ["white", -0.25, -0.35, 0.3, 0.3],
    ],
  },
  joyful: { over: [thickLine("ink", "-7,3 -4,-3 0,-5 4,-3 7,3")] },
} as const satisfies Record<string, Eye>;

/** Draws both eyes as one group, so that they can blink. */
export function drawEyes(sketch: Sketch, name: keyof typeof EYES, placement: EyePlacement): void {
  const { x, y, spread, size } = placement;
  const { under = [], spots = [], over = [] }: Eye = EYES[name];
  const eyes = newSketch();
  const place = { x: spread, y, size: size / HALF_WIDTH };
  drawPair(eyes, under, place, x);
  for (const [tone, dx, dy, rx, ry] of spots) {
    for (const side of [-1, 1]) {
      const right = tone === "white" ? dx : dx * side;
      const center = { x: x + side * spread + right * size, y: y + dy * size };
      drawDot(eyes, { ...center, rx: rx * size, ry: ry * size }, tone);
    }
  }
  drawPair(eyes, over, place, x);
  sketch.marks.push({ eyes: eyes.marks });
}
