import { boxAround, type Fit } from "./geometry/curve.ts";
import { pathData } from "./geometry/path-data.ts";
import { outermost } from "./geometry/silhouette.ts";
import { nodesOf, STEPS } from "./nodes.ts";
import type { Palette } from "./palette.ts";
import { OUTLINE_WIDTH, type Sketch } from "./sketch.ts";
import type { SvgNode } from "./svg-node.ts";
import type { Traits } from "./traits.ts";

const SIZE = 128;
const RIM_WIDTH = 7.6;
const ROOM = SIZE - RIM_WIDTH - 3;
const GROUND = SIZE - RIM_WIDTH / 2 - 1.5;

/** Sturdy ones are broad, swift ones tall and leaning forwards (to the left), the same for all parts. */
function postureOf({ bulk, armour, swiftness }: Traits, stature: number): Fit {
  return {
    xx: 1 + 0.1 * (armour - 0.5) + 0.1 * (bulk - 0.5) - 0.2 * (swiftness - 0.5),
    xy: 0.12 * (swiftness - 0.4),
    x0: 0,
    yy: stature + 0.12 * (swiftness - 0.5),
    y0: 0,
  };
}

function scaled({ xx, xy, x0, yy, y0 }: Fit, scale: number): Fit {
  return { xx: xx * scale, xy: xy * scale, x0: x0 * scale, yy: yy * scale, y0: y0 * scale };
}

function fitOf(sketch: Sketch, traits: Traits, stature: number): { fit: Fit; scale: number } {
  const posture = postureOf(traits, stature);
  const { left, top, right, bottom } = boxAround(sketch.silhouette, posture);
  const height = bottom - top;
  const wanted = Math.min(ROOM, 94 + 16 * traits.presence + 10 * traits.bulk);
  const scale = Math.min(wanted / height, ROOM / (right - left));
  const ground = Math.min(GROUND, SIZE / 2 + (height * scale) / 2 + 8);
  const x0 = SIZE / 2 - ((left + right) / 2) * scale;
  return { fit: { ...scaled(posture, scale), x0, y0: ground - bottom * scale }, scale };
}

/** Fits a sketch, `stature` times as tall as usual for its width, into a square of 128 units, standing near the ground, and colours it. */
export function framed(sketch: Sketch, palette: Palette, traits: Traits, stature: number): SvgNode {
  const { fit, scale } = fitOf(sketch, traits, stature);
  // The pale rim behind everything keeps the dark outline visible on a dark card.
  const rim: SvgNode = {
    tag: "path",
    attributes: {
      d: pathData(outermost(sketch.silhouette), fit, scale),
      stroke: palette.rim,
      "stroke-width": RIM_WIDTH,
    },
    children: [],
  };
  const creature: SvgNode = {
    tag: "g",
    attributes: {
      fill: palette.base,
      stroke: palette.ink,
      "stroke-width": OUTLINE_WIDTH * STEPS,
      transform: "scale(.25)",
    },
    children: nodesOf(sketch.marks, {
      fit: scaled(fit, STEPS),
      scale: scale * STEPS,
      palette,
    }),
  };
  return {
    tag: "svg",
    attributes: {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${SIZE} ${SIZE}`,
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
    },
    children: [rim, creature],
  };
}
