import { boundingBox, scaleTransform, type Transform } from "./geometry/curve.ts";
import { pathData } from "./geometry/path-data.ts";
import type { Palette } from "./palette.ts";
import { type Mark, OUTLINE_WIDTH, type PaintedPath, type Sketch } from "./sketch.ts";
import type { SvgNode } from "./svg-node.ts";
import type { Traits } from "./traits.ts";

/** Coordinates are whole numbers, in steps of a quarter of a unit. */
const STEPS_PER_UNIT = 4;

/** How marks become nodes. Dots are only scaled: they do not follow the posture. */
type RenderOptions = { transform: Transform; dotScale: number; palette: Palette };

function renderPath({ paint, subpaths }: PaintedPath, options: RenderOptions): SvgNode {
  const { kind, tone, width } = paint;
  const { transform, dotScale, palette } = options;
  const attributes: SvgNode["attributes"] = { d: pathData(subpaths, transform, dotScale) };
  if (kind === "line") attributes.fill = "none";
  else if (tone !== "base") attributes.fill = palette[tone];
  const stroke = kind === "patch" ? "none" : palette[kind === "line" ? tone : "ink"];
  if (stroke !== palette.ink) attributes.stroke = stroke;
  if (width !== OUTLINE_WIDTH) attributes["stroke-width"] = width * STEPS_PER_UNIT;
  return { tag: "path", attributes, children: [] };
}

/** Renders marks, back to front. A screen may animate the eyes. */
const renderMarks = (marks: readonly Mark[], options: RenderOptions): SvgNode[] =>
  marks.map((mark) =>
    "paint" in mark
      ? renderPath(mark, options)
      : { tag: "g", attributes: { part: "eyes" }, children: renderMarks(mark.eyes, options) },
  );

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

function frameTransform(sketch: Sketch, traits: Traits, stature: number) {
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
      d: pathData(sketch.silhouette, transform, scale),
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
