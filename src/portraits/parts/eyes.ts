import { outline, placed } from "#src/portraits/geometry/outline.ts";
import type { Tone } from "#src/portraits/palette.ts";
import {
  dot,
  line,
  newSketch,
  pair,
  patch,
  type Sketch,
  type Spot,
} from "#src/portraits/sketch.ts";

/** Where a pair of eyes sits: its middle, half the distance between the eyes, and their half-width. */
export type Gaze = { x: number; y: number; spread: number; size: number };

type EyePainter = (sketch: Sketch, gaze: Gaze) => void;

const FIERCE = outline("-6,-2! 6,-7! 8,1 4,8 -2,8 -7,4");
const LID = outline("-8,0! -7,-7 0,-10 7,-7 8,0!");
const LASH = outline("-7,-1 0,0 7,-1");
const JOY = outline("-7,3 -4,-3 0,-5 4,-3 7,3");

/** Dots in both eyes, in units of their size; highlights (`isLit`) fall from the same side in both. */
function both(sketch: Sketch, { x, y, spread, size }: Gaze, spot: Spot, tone: Tone, isLit = false) {
  const { rx, ry = rx } = spot;
  for (const side of [-1, 1]) {
    const dx = isLit ? spot.x : spot.x * side;
    const place = { x: x + side * spread + dx * size, y: y + spot.y * size };
    dot(sketch, { ...place, rx: rx * size, ry: ry * size }, tone);
  }
}

function drawn(gaze: Gaze, points: typeof LID) {
  const scale = gaze.size / 6.5;
  const right = placed(points, { x: gaze.spread, y: gaze.y, sx: scale, sy: scale });
  return pair(right).map((outline) => placed(outline, { x: gaze.x }));
}

function glints(sketch: Sketch, gaze: Gaze) {
  both(sketch, gaze, { x: -0.28, y: -0.5, rx: 0.38, ry: 0.42 }, "white", true);
  both(sketch, gaze, { x: 0.35, y: 0.5, rx: 0.17 }, "white", true);
}

function shiny(sketch: Sketch, gaze: Gaze) {
  both(sketch, gaze, { x: 0, y: 0, rx: 1, ry: 1.3 }, "ink");
  both(sketch, gaze, { x: 0, y: 0.5, rx: 0.72, ry: 0.62 }, "iris");
  glints(sketch, gaze);
}

const PAINTERS = {
  shiny,
  beady: (sketch, gaze) => {
    both(sketch, gaze, { x: 0, y: 0, rx: 0.8, ry: 1 }, "ink");
    both(sketch, gaze, { x: -0.22, y: -0.38, rx: 0.32 }, "white", true);
  },
  open: (sketch, gaze) => {
    both(sketch, gaze, { x: 0, y: 0, rx: 1.28, ry: 1.48 }, "ink");
    both(sketch, gaze, { x: 0, y: 0, rx: 0.95, ry: 1.15 }, "white");
    both(sketch, gaze, { x: -0.15, y: 0.1, rx: 0.66, ry: 0.85 }, "ink");
    both(sketch, gaze, { x: -0.32, y: -0.25, rx: 0.28 }, "white", true);
  },
  fierce: (sketch, gaze) => {
    patch(sketch, drawn(gaze, placed(FIERCE, { sx: 1.25, sy: 1.22 })), "ink");
    patch(sketch, drawn(gaze, placed(FIERCE, { y: 0.6, sx: 0.95, sy: 0.88 })), "white");
    both(sketch, gaze, { x: -0.05, y: 0.28, rx: 0.5, ry: 0.72 }, "iris");
    both(sketch, gaze, { x: -0.05, y: 0.3, rx: 0.24, ry: 0.5 }, "ink");
    both(sketch, gaze, { x: -0.3, y: 0, rx: 0.22 }, "white", true);
  },
  slit: (sketch, gaze) => {
    both(sketch, gaze, { x: 0, y: 0, rx: 1.2, ry: 1.4 }, "ink");
    both(sketch, gaze, { x: 0, y: 0, rx: 0.85, ry: 1.05 }, "glow");
    both(sketch, gaze, { x: 0, y: 0, rx: 0.3, ry: 0.9 }, "ink");
    both(sketch, gaze, { x: -0.3, y: -0.5, rx: 0.28 }, "white", true);
  },
  sleepy: (sketch, gaze) => {
    shiny(sketch, gaze);
    patch(sketch, drawn(gaze, LID), "base");
    line(sketch, drawn(gaze, LASH));
  },
  lamp: (sketch, gaze) => {
    both(sketch, gaze, { x: 0, y: 0, rx: 1.2, ry: 1.4 }, "ink");
    both(sketch, gaze, { x: 0, y: 0.1, rx: 0.8, ry: 1 }, "glow");
    both(sketch, gaze, { x: -0.25, y: -0.35, rx: 0.3 }, "white", true);
  },
  joyful: (sketch, gaze) => line(sketch, drawn(gaze, JOY), "ink", 3.2),
} as const satisfies Record<string, EyePainter>;

export type EyeName = keyof typeof PAINTERS;

/** Draws both eyes as one group, so that they can blink. */
export function drawEyes(sketch: Sketch, name: EyeName, gaze: Gaze): void {
  const eyes = newSketch();
  PAINTERS[name](eyes, gaze);
  sketch.marks.push({ eyes: eyes.marks });
}
