import { boundingBox, type Posture, type Transform } from "./geometry/curve.ts";
import { pathData } from "./geometry/path-data.ts";
import type { Palette } from "./palette.ts";
import { type Layer, OUTLINE_WIDTH, type Sketch } from "./parts/part.ts";
import type { Traits } from "./traits.ts";

/** A plain SVG tree, which needs neither a DOM nor a rendering library. */
export type SvgNode = {
  tag: "svg" | "g" | "path";
  attributes: Record<string, string | number>;
  children: SvgNode[];
};

const escapeMarkup = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The tree as SVG markup. */
export function serializeSvg({ tag, attributes, children }: SvgNode): string {
  const attributeTexts = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`,
  );
  const opening = `<${tag}${attributeTexts.join("")}`;
  return children.length === 0
    ? `${opening}/>`
    : `${opening}>${children.map(serializeSvg).join("")}</${tag}>`;
}

/** Coordinates are whole numbers, in steps of a quarter of a unit. */
const STEPS_PER_UNIT = 4;

const svgNode = (
  tag: SvgNode["tag"],
  attributes: SvgNode["attributes"],
  children: SvgNode[] = [],
): SvgNode => ({ tag, attributes, children });

function renderLayer(layer: Layer, transform: Transform, palette: Palette): SvgNode {
  const { kind, tone, width, shapes } = layer;
  const attributes: SvgNode["attributes"] = { d: pathData(shapes, transform) };
  if (kind === "line") attributes.fill = "none";
  else if (tone !== "base") attributes.fill = palette[tone];
  const stroke = kind === "patch" ? "none" : palette[kind === "line" ? tone : "ink"];
  if (stroke !== palette.ink) attributes.stroke = stroke;
  if (width !== OUTLINE_WIDTH) attributes["stroke-width"] = width * STEPS_PER_UNIT;
  return svgNode("path", attributes);
}

/** Renders a sketch, back to front. A screen may animate the eyes. */
const renderSketch = (sketch: Sketch, transform: Transform, palette: Palette): SvgNode[] =>
  sketch.map((mark) =>
    "eyes" in mark
      ? svgNode("g", { part: "eyes" }, renderSketch(mark.eyes, transform, palette))
      : renderLayer(mark, transform, palette),
  );

const SIZE = 128;
const RIM_WIDTH = 7.6;
const MAX_EXTENT = SIZE - RIM_WIDTH - 3;
const MAX_GROUND_Y = SIZE - RIM_WIDTH / 2 - 1.5;

/** Armoured monsters are wider; fast ones are taller and lean forwards, to the left. */
const postureOf = ({ bulk, armour, swiftness }: Traits, stature: number): Posture => ({
  xx: 1 + 0.1 * (armour - 0.5) + 0.1 * (bulk - 0.5) - 0.2 * (swiftness - 0.5),
  xy: 0.12 * (swiftness - 0.4),
  yy: stature + 0.12 * (swiftness - 0.5),
});

/** Colours a sketch and fits it into a square of 128 units; `stature` stretches its height. */
export function frameSketch(sketch: Sketch, palette: Palette, traits: Traits, stature: number) {
  const silhouette = sketch.flatMap((mark) =>
    "kind" in mark && mark.kind === "shape" ? mark.shapes : [],
  );
  const posture = postureOf(traits, stature);
  const { left, top, right, bottom } = boundingBox(silhouette, posture);
  const height = bottom - top;
  const wanted = Math.min(MAX_EXTENT, 94 + 16 * traits.presence + 10 * traits.bulk);
  const scale = Math.min(wanted / height, MAX_EXTENT / (right - left));
  const ground = Math.min(MAX_GROUND_Y, SIZE / 2 + (height * scale) / 2 + 8);
  const x0 = SIZE / 2 - ((left + right) / 2) * scale;
  const y0 = ground - bottom * scale;
  const transformTo = (steps: number): Transform => ({
    sx: 1,
    sy: 1,
    xx: posture.xx * scale * steps,
    xy: posture.xy * scale * steps,
    x0: x0 * steps,
    yx: 0,
    yy: posture.yy * scale * steps,
    y0: y0 * steps,
    size: scale * steps,
  });
  // The pale rim behind everything keeps the dark outline visible on a dark card.
  const rim = svgNode("path", {
    d: pathData(silhouette, transformTo(1)),
    stroke: palette.rim,
    "stroke-width": RIM_WIDTH,
  });
  const paint = {
    fill: palette.base,
    stroke: palette.ink,
    "stroke-width": OUTLINE_WIDTH * STEPS_PER_UNIT,
    transform: "scale(.25)",
  };
  const creature = svgNode("g", paint, renderSketch(sketch, transformTo(STEPS_PER_UNIT), palette));
  const frame = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${SIZE} ${SIZE}`,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  };
  return svgNode("svg", frame, [rim, creature]);
}
