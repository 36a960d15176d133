import { type Outline, outline, placed, placedAll } from "#src/portraits/geometry/outline.ts";
import type { Tone } from "#src/portraits/palette.ts";
import {
  type DotShape,
  dot,
  line,
  newSketch,
  pair,
  patch,
  type Sketch,
} from "#src/portraits/sketch.ts";

/** The middle of a pair of eyes, half the distance between them, and the half-width of one. */
export type EyePlacement = { x: number; y: number; spread: number; size: number };

type EyePainter = (sketch: Sketch, placement: EyePlacement) => void;

const FIERCE = outline("-6,-2! 6,-7! 8,1 4,8 -2,8 -7,4");
const LID = outline("-8,0! -7,-7 0,-10 7,-7 8,0!");
const LASH = outline("-7,-1 0,0 7,-1");
const JOY = outline("-7,3 -4,-3 0,-5 4,-3 7,3");

/**
 * Draws a dot in each eye, in units of its size. The dots mirror each other, but highlights are on
 * the same side of both eyes.
 */
function drawInBoth(
  sketch: Sketch,
  { x, y, spread, size }: EyePlacement,
  spot: DotShape,
  tone: Tone,
  isHighlight = false,
) {
  const { rx, ry = rx } = spot;
  for (const side of [-1, 1]) {
    const dx = isHighlight ? spot.x : spot.x * side;
    const center = { x: x + side * spread + dx * size, y: y + spot.y * size };
    dot(sketch, { ...center, rx: rx * size, ry: ry * size }, tone);
  }
}

function placeInBoth(placement: EyePlacement, points: Outline) {
  const scale = placement.size / 6.5;
  const rightEye = placed(points, { x: placement.spread, y: placement.y, size: scale });
  return placedAll(pair(rightEye), { x: placement.x });
}

function drawHighlights(sketch: Sketch, placement: EyePlacement) {
  drawInBoth(sketch, placement, { x: -0.28, y: -0.5, rx: 0.38, ry: 0.42 }, "white", true);
  drawInBoth(sketch, placement, { x: 0.35, y: 0.5, rx: 0.17 }, "white", true);
}

function shiny(sketch: Sketch, placement: EyePlacement) {
  drawInBoth(sketch, placement, { x: 0, y: 0, rx: 1, ry: 1.3 }, "ink");
  drawInBoth(sketch, placement, { x: 0, y: 0.5, rx: 0.72, ry: 0.62 }, "iris");
  drawHighlights(sketch, placement);
}

const PAINTERS = {
  shiny,
  beady: (sketch, placement) => {
    drawInBoth(sketch, placement, { x: 0, y: 0, rx: 0.8, ry: 1 }, "ink");
    drawInBoth(sketch, placement, { x: -0.22, y: -0.38, rx: 0.32 }, "white", true);
  },
  open: (sketch, placement) => {
    drawInBoth(sketch, placement, { x: 0, y: 0, rx: 1.28, ry: 1.48 }, "ink");
    drawInBoth(sketch, placement, { x: 0, y: 0, rx: 0.95, ry: 1.15 }, "white");
    drawInBoth(sketch, placement, { x: -0.15, y: 0.1, rx: 0.66, ry: 0.85 }, "ink");
    drawInBoth(sketch, placement, { x: -0.32, y: -0.25, rx: 0.28 }, "white", true);
  },
  fierce: (sketch, placement) => {
    patch(sketch, placeInBoth(placement, placed(FIERCE, { sx: 1.25, sy: 1.22 })), "ink");
    patch(sketch, placeInBoth(placement, placed(FIERCE, { y: 0.6, sx: 0.95, sy: 0.88 })), "white");
    drawInBoth(sketch, placement, { x: -0.05, y: 0.28, rx: 0.5, ry: 0.72 }, "iris");
    drawInBoth(sketch, placement, { x: -0.05, y: 0.3, rx: 0.24, ry: 0.5 }, "ink");
    drawInBoth(sketch, placement, { x: -0.3, y: 0, rx: 0.22 }, "white", true);
  },
  slit: (sketch, placement) => {
    drawInBoth(sketch, placement, { x: 0, y: 0, rx: 1.2, ry: 1.4 }, "ink");
    drawInBoth(sketch, placement, { x: 0, y: 0, rx: 0.85, ry: 1.05 }, "glow");
    drawInBoth(sketch, placement, { x: 0, y: 0, rx: 0.3, ry: 0.9 }, "ink");
    drawInBoth(sketch, placement, { x: -0.3, y: -0.5, rx: 0.28 }, "white", true);
  },
  sleepy: (sketch, placement) => {
    shiny(sketch, placement);
    patch(sketch, placeInBoth(placement, LID), "base");
    line(sketch, placeInBoth(placement, LASH));
  },
  lamp: (sketch, placement) => {
    drawInBoth(sketch, placement, { x: 0, y: 0, rx: 1.2, ry: 1.4 }, "ink");
    drawInBoth(sketch, placement, { x: 0, y: 0.1, rx: 0.8, ry: 1 }, "glow");
    drawInBoth(sketch, placement, { x: -0.25, y: -0.35, rx: 0.3 }, "white", true);
  },
  joyful: (sketch, placement) => line(sketch, placeInBoth(placement, JOY), "ink", 3.2),
} as const satisfies Record<string, EyePainter>;

export type EyeName = keyof typeof PAINTERS;

/** Draws both eyes as one group, so that they can blink. */
export function drawEyes(sketch: Sketch, name: EyeName, placement: EyePlacement): void {
  const eyes = newSketch();
  PAINTERS[name](eyes, placement);
  sketch.marks.push({ eyes: eyes.marks });
}
