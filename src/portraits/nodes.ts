import type { Fit } from "./geometry/curve.ts";
import { pathData } from "./geometry/path-data.ts";
import type { Palette } from "./palette.ts";
import { type Mark, OUTLINE_WIDTH, type Painted } from "./sketch.ts";
import type { SvgNode } from "./svg-node.ts";

/** Whole steps a unit of the frame: what is drawn is exact to half of one. */
export const STEPS = 4;

/** How marks become nodes: `scale` is that of dots, which do not follow the posture. */
export type Print = { fit: Fit; scale: number; palette: Palette };

/** What lies within it has no stroke unless it says so. */
const BARE = { stroke: "none" } as const;
const WORTH_A_GROUP = 3;

function isFlat(mark: Mark): boolean {
  return "eyes" in mark || mark.paint.kind === "patch";
}

function pathOf({ paint, forms }: Painted, print: Print, isBare: boolean): SvgNode {
  const { kind, tone, width } = paint;
  const { palette } = print;
  const attributes: SvgNode["attributes"] = { d: pathData(forms, print.fit, print.scale) };
  if (kind === "line") attributes.fill = "none";
  else if (tone !== "base") attributes.fill = palette[tone];
  const stroke = kind === "patch" ? "none" : palette[kind === "line" ? tone : "ink"];
  if (stroke !== (isBare ? "none" : palette.ink)) attributes.stroke = stroke;
  if (width !== OUTLINE_WIDTH) attributes["stroke-width"] = width * STEPS;
  return { tag: "path", attributes, children: [] };
}

function nodeOf(mark: Mark, print: Print, isBare: boolean): SvgNode {
  if ("paint" in mark) return pathOf(mark, print, isBare);
  const isFilled = !isBare && mark.eyes.some(isFlat);
  const children = mark.eyes.map((eye) => nodeOf(eye, print, isBare || isFilled));
  return { tag: "g", attributes: isFilled ? BARE : {}, children, part: "eyes" };
}

/** The nodes of marks; neighbours without strokes say so once, as a group. */
export function nodesOf(marks: readonly Mark[], print: Print): SvgNode[] {
  const nodes: SvgNode[] = [];
  let run: Mark[] = [];
  const finish = () => {
    const isGroup = run.length >= WORTH_A_GROUP;
    const children = run.map((mark) => nodeOf(mark, print, isGroup));
    if (isGroup) nodes.push({ tag: "g", attributes: BARE, children });
    else nodes.push(...children);
    run = [];
  };
  for (const mark of marks) {
    if (isFlat(mark)) run.push(mark);
    else {
      finish();
      nodes.push(nodeOf(mark, print, false));
    }
  }
  finish();
  return nodes;
}
