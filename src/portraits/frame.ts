import { boundingBox, outermostCurves } from "./geometry/curve.ts";
import { pathData } from "./geometry/path-data.ts";
import { scaleTransform, type Transform } from "./geometry/transform.ts";
import type { Palette } from "./palette.ts";
import { renderMarks, STEPS_PER_UNIT } from "./render-marks.ts";
import { OUTLINE_WIDTH, type Sketch } from "./sketch.ts";
import type { SvgNode } from "./svg-node.ts";
import type { Traits } from "./traits.ts";

const SIZE = 128;
const RIM_WIDTH = 7.6;
const MAX_EXTENT = SIZE - RIM_WIDTH - 3;
const MAX_GROUND_Y = SIZE - RIM_WIDTH / 2 - 1.5;

/** Armoured monsters are wider; fast ones are taller and lean forwards, to the left. */
function postureTransform({ bulk, armour, swiftness }: Traits, stature: number): Transform {
  return {
    xx: 1 + 0.1 * (armour - 0.5) + 0.1 * (bulk - 0.5) - 0.2 * (swiftness - 0.5),
    xy: 0.12 * (swiftness - 0.4),
    x0: 0,
    yy: stature + 0.12 * (swiftness - 0.5),
    y0: 0,
  };
}

function frameTransform(
  sketch: Sketch,
  traits: Traits,
  stature: number,
): { transform: Transform; scale: number } {
  const posture = postureTransform(traits, stature);
  const { left, top, right, bottom } = boundingBox(sketch.silhouette, posture);
  const height = bottom - top;
  const wanted = Math.min(MAX_EXTENT, 94 + 16 * traits.presence + 10 * traits.bulk);
  const scale = Math.min(wanted / height, MAX_EXTENT / (right - left));
  const ground = Math.min(MAX_GROUND_Y, SIZE / 2 + (height * scale) / 2 + 8);
  const x0 = SIZE / 2 - ((left + right) / 2) * scale;
  return {
    transform: { ...scaleTransform(posture, scale), x0, y0: ground - bottom * scale },
    scale,
  };
}

/** Colours a sketch and fits it into a square of 128 units; `stature` stretches its height. */
export function frameSketch(
  sketch: Sketch,
  palette: Palette,
  traits: Traits,
  stature: number,
): SvgNode {
  const { transform, scale } = frameTransform(sketch, traits, stature);
  // The pale rim behind everything keeps the dark outline visible on a dark card.
  const rim: SvgNode = {
    tag: "path",
    attributes: {
      d: pathData(outermostCurves(sketch.silhouette), transform, scale),
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
      "stroke-width": OUTLINE_WIDTH * STEPS_PER_UNIT,
      transform: "scale(.25)",
    },
    children: renderMarks(sketch.marks, {
      transform: scaleTransform(transform, STEPS_PER_UNIT),
      dotScale: scale * STEPS_PER_UNIT,
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
