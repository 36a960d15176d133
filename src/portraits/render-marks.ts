import { pathData } from "./geometry/path-data.ts";
import type { Transform } from "./geometry/transform.ts";
import type { Palette } from "./palette.ts";
import { type Mark, OUTLINE_WIDTH, type PaintedPath } from "./sketch.ts";
import type { SvgNode } from "./svg-node.ts";

/** Coordinates are whole numbers, in steps of a quarter of a unit. */
export const STEPS_PER_UNIT = 4;

/** How marks become nodes. Dots are only scaled: they do not follow the posture. */
export type RenderOptions = { transform: Transform; dotScale: number; palette: Palette };

const NO_STROKE = { stroke: "none" } as const;
/** With fewer paths, a group takes more markup than it saves. */
const MIN_GROUP_SIZE = 3;

function isStrokeless(mark: Mark): boolean {
  return "eyes" in mark || mark.paint.kind === "patch";
}

/** `isInGroup`: the path inherits the absence of a stroke. */
function renderPath(
  { paint, subpaths }: PaintedPath,
  options: RenderOptions,
  isInGroup: boolean,
): SvgNode {
  const { kind, tone, width } = paint;
  const { transform, dotScale, palette } = options;
  const attributes: SvgNode["attributes"] = { d: pathData(subpaths, transform, dotScale) };
  if (kind === "line") attributes.fill = "none";
  else if (tone !== "base") attributes.fill = palette[tone];
  const stroke = kind === "patch" ? "none" : palette[kind === "line" ? tone : "ink"];
  if (stroke !== (isInGroup ? "none" : palette.ink)) attributes.stroke = stroke;
  if (width !== OUTLINE_WIDTH) attributes["stroke-width"] = width * STEPS_PER_UNIT;
  return { tag: "path", attributes, children: [] };
}

function renderMark(mark: Mark, options: RenderOptions, isInGroup: boolean): SvgNode {
  if ("paint" in mark) return renderPath(mark, options, isInGroup);
  const isGroup = !isInGroup && mark.eyes.some(isStrokeless);
  const children = mark.eyes.map((eye) => renderMark(eye, options, isInGroup || isGroup));
  // A screen may animate them.
  return { tag: "g", attributes: { part: "eyes", ...(isGroup && NO_STROKE) }, children };
}

/** Renders marks, back to front. Neighbours without strokes share a group: that is less markup. */
export function renderMarks(marks: readonly Mark[], options: RenderOptions): SvgNode[] {
  const nodes: SvgNode[] = [];
  let strokeless: Mark[] = [];
  const flush = () => {
    const isGroup = strokeless.length >= MIN_GROUP_SIZE;
    const children = strokeless.map((mark) => renderMark(mark, options, isGroup));
    if (isGroup) nodes.push({ tag: "g", attributes: NO_STROKE, children });
    else nodes.push(...children);
    strokeless = [];
  };
  for (const mark of marks) {
    if (isStrokeless(mark)) strokeless.push(mark);
    else {
      flush();
      nodes.push(renderMark(mark, options, false));
    }
  }
  flush();
  return nodes;
}
