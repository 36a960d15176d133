import { boxAround, pathData } from "./curve.ts";
import type { Outline } from "./outline.ts";
import type { Palette } from "./palette.ts";
import type { Mark, Sketch } from "./sketch.ts";
import type { SvgNode } from "./svg-node.ts";
import type { Traits } from "./traits.ts";

const SIZE = 128;
const OUTLINE_WIDTH = 2.8;
const RIM_WIDTH = 7.6;
const ROOM = SIZE - RIM_WIDTH - 2;
const GROUND = SIZE - RIM_WIDTH / 2 - 2;

type Fit = (point: { x: number; y: number }) => { x: number; y: number };

/** Sturdy ones are broad, swift ones tall and leaning forwards (to the left), the same for all parts. */
function postureOf({ bulk, armour, swiftness }: Traits): Fit {
  const width = 1 + 0.1 * (armour - 0.5) + 0.1 * (bulk - 0.5) - 0.2 * (swiftness - 0.5);
  const height = 1 + 0.12 * (swiftness - 0.5);
  const lean = 0.12 * (swiftness - 0.4);
  return ({ x, y }) => ({ x: x * width + y * lean, y: y * height });
}

function outlinesOf(mark: Mark): readonly Outline[] {
  return mark.kind === "shape" ? mark.outlines : [];
}

function node(
  tag: SvgNode["tag"],
  attributes: SvgNode["attributes"],
  children: SvgNode[] = [],
): SvgNode {
  return { tag, attributes, children };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Fits a sketch into a square of 128 units, standing on the ground, and colours it. */
export function framed(sketch: Sketch, palette: Palette, traits: Traits): SvgNode {
  const posture = postureOf(traits);
  const stood = (points: Outline) => points.map((point) => ({ ...point, ...posture(point) }));
  const box = boxAround(sketch.marks.flatMap(outlinesOf).map(stood));
  const height = box.bottom - box.top;
  const wanted = 88 + 22 * traits.presence + 10 * traits.bulk;
  const scale = Math.min(Math.min(wanted, ROOM) / height, ROOM / (box.right - box.left));
  const bottom = Math.min(GROUND, SIZE / 2 + (height * scale) / 2 + 8);
  const fit: Fit = (point) => {
    const { x, y } = posture(point);
    return {
      x: SIZE / 2 + (x - (box.left + box.right) / 2) * scale,
      y: bottom + (y - box.bottom) * scale,
    };
  };
  const data = (outlines: readonly Outline[], isClosed: boolean) =>
    outlines
      .map((points) =>
        pathData(
          points.map((point) => ({ ...point, ...fit(point) })),
          isClosed,
        ),
      )
      .join("");

  const nodeOf = (mark: Mark): SvgNode => {
    if (mark.kind === "eyes") {
      return { ...node("g", { stroke: "none" }, mark.marks.map(nodeOf)), part: "eyes" };
    }
    const fill = palette[mark.tone];
    if (mark.kind === "dot") {
      const { x, y } = fit(mark);
      const radii = { rx: tenth(mark.rx * scale), ry: tenth(mark.ry * scale) };
      const seen = mark.opacity === undefined ? {} : { opacity: mark.opacity };
      return node("ellipse", {
        cx: tenth(x),
        cy: tenth(y),
        ...radii,
        fill,
        stroke: "none",
        ...seen,
      });
    }
    if (mark.kind === "line") {
      const width = mark.width === OUTLINE_WIDTH ? {} : { "stroke-width": mark.width };
      const stroke = mark.tone === "ink" ? {} : { stroke: fill };
      return node("path", { d: data(mark.outlines, false), fill: "none", ...stroke, ...width });
    }
    const d = data(mark.outlines, true);
    if (mark.kind === "shape") return node("path", { d, fill });
    const seen = mark.opacity === undefined ? {} : { opacity: mark.opacity };
    return node("path", { d, fill, stroke: "none", ...seen });
  };

  const silhouette = data(sketch.marks.flatMap(outlinesOf), true);
  const rim = node("path", { d: silhouette, stroke: palette.rim, "stroke-width": RIM_WIDTH });
  const body: SvgNode = {
    ...node("g", {}, [rim, ...sketch.marks.map(nodeOf)]),
    part: "body",
  };
  return node(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${SIZE} ${SIZE}`,
      stroke: palette.ink,
      "stroke-width": OUTLINE_WIDTH,
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
    },
    [body],
  );
}
