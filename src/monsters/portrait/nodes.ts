import type { Fit } from "./curve.ts";
import type { Palette } from "./palette.ts";
import { pathData } from "./path-data.ts";
import { type Mark, OUTLINE_WIDTH, type Paint } from "./sketch.ts";
import type { SvgNode } from "./svg-node.ts";

/** Whole steps a unit of the frame: what is drawn is exact to half of one. */
export const STEPS = 5;

/** How marks become nodes: `scale` is that of dots, which do not follow the posture. */
export type Print = { fit: Fit; scale: number; palette: Palette };

/** Whether a group around paints nothing but fills, and so has no stroke to hand down. */
type Surroundings = { isBare: boolean };

const BARE = { stroke: "none" } as const;

function isFlat(mark: Mark): boolean {
  return "eyes" in mark || mark.paint.kind === "patch";
}

function colours({ kind, tone, width }: Paint, palette: Palette, isBare: boolean) {
  const stroke = kind === "patch" ? "none" : palette[kind === "line" ? tone : "ink"];
  const inherited = isBare ? "none" : palette.ink;
  return {
    ...(kind === "line" ? { fill: "none" } : tone !== "base" && { fill: palette[tone] }),
    ...(stroke !== inherited && { stroke }),
    ...(width !== OUTLINE_WIDTH && { "stroke-width": width * STEPS }),
  };
}

function nodeOf(mark: Mark, print: Print, { isBare }: Surroundings): SvgNode {
  if ("eyes" in mark) {
    const isFilled = !isBare && mark.eyes.some(isFlat);
    const around = { isBare: isBare || isFilled };
    const children = mark.eyes.map((eye) => nodeOf(eye, print, around));
    return { tag: "g", attributes: isFilled ? BARE : {}, children, part: "eyes" };
  }
  const d = pathData(mark.forms, print.fit, print.scale);
  const attributes = { d, ...colours(mark.paint, print.palette, isBare) };
  return { tag: "path", attributes, children: [] };
}

/** The nodes of marks; neighbours without strokes say so once, as a group. */
export function nodesOf(marks: readonly Mark[], print: Print): SvgNode[] {
  const nodes: SvgNode[] = [];
  let index = 0;
  while (index < marks.length) {
    const next = marks.findIndex((mark, at) => at >= index && !isFlat(mark));
    const end = next < 0 ? marks.length : next;
    const run = marks.slice(index, Math.max(end, index + 1));
    const isGroup = run.length > 1;
    const children = run.map((mark) => nodeOf(mark, print, { isBare: isGroup }));
    if (isGroup) nodes.push({ tag: "g", attributes: BARE, children });
    else nodes.push(...children);
    index += run.length;
  }
  return nodes;
}
