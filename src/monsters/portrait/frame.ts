import { boxAround } from "./curve.ts";
import { type Fit, nodeOf, outlinesOf, rimOf } from "./nodes.ts";
import type { Outline } from "./outline.ts";
import type { Palette } from "./palette.ts";
import type { Sketch } from "./sketch.ts";
import { OUTLINE_WIDTH, RIM_WIDTH } from "./strokes.ts";
import type { SvgNode } from "./svg-node.ts";
import type { Traits } from "./traits.ts";

const SIZE = 128;
const ROOM = SIZE - RIM_WIDTH - 3;
const GROUND = SIZE - RIM_WIDTH / 2 - 1.5;

type Posture = (place: { x: number; y: number }) => { x: number; y: number };

/** Sturdy ones are broad, swift ones tall and leaning forwards (to the left), the same for all parts. */
function postureOf({ bulk, armour, swiftness }: Traits, stature: number): Posture {
  const width = 1 + 0.1 * (armour - 0.5) + 0.1 * (bulk - 0.5) - 0.2 * (swiftness - 0.5);
  const height = stature + 0.12 * (swiftness - 0.5);
  const lean = 0.12 * (swiftness - 0.4);
  return ({ x, y }) => ({ x: x * width + y * lean, y: y * height });
}

function fitOf(sketch: Sketch, traits: Traits, stature: number): Fit {
  const posture = postureOf(traits, stature);
  const stood = (points: Outline) =>
    points.map((point) => ({ ...posture(point), reach: point.reach }));
  const box = boxAround(sketch.marks.flatMap(outlinesOf).map(stood));
  const height = box.bottom - box.top;
  const wanted = Math.min(ROOM, 94 + 16 * traits.presence + 10 * traits.bulk);
  const scale = Math.min(wanted / height, ROOM / (box.right - box.left));
  const bottom = Math.min(GROUND, SIZE / 2 + (height * scale) / 2 + 8);
  const middle = (box.left + box.right) / 2;
  return {
    scale,
    at: (place) => {
      const { x, y } = posture(place);
      return { x: SIZE / 2 + (x - middle) * scale, y: bottom + (y - box.bottom) * scale };
    },
  };
}

/** Fits a sketch, `stature` times as tall as usual for its width, into a square of 128 units, standing near the ground, and colours it. */
export function framed(sketch: Sketch, palette: Palette, traits: Traits, stature: number): SvgNode {
  const fitted = fitOf(sketch, traits, stature);
  const body: SvgNode = {
    tag: "g",
    attributes: {},
    children: [
      rimOf(sketch.marks, fitted, palette),
      ...sketch.marks.map((mark) => nodeOf(mark, fitted, palette)),
    ],
    part: "body",
  };
  return {
    tag: "svg",
    attributes: {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${SIZE} ${SIZE}`,
      stroke: palette.ink,
      "stroke-width": OUTLINE_WIDTH,
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
    },
    children: [body],
  };
}
