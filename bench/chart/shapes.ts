import { textWidth } from "./text-width.ts";

/** How a shape looks; the style sheet has a rule for each. */
export type Look =
  | "ground"
  | "track"
  | "met"
  | "missed"
  | "plain"
  | "equality"
  | "mark"
  | "ink"
  | "soft"
  | "met-sign"
  | "missed-sign";

/** A shape of a picture; lengths in pixels, from the upper left corner. */
export type Shape = Text | Box | Sign;

export type Text = {
  kind: "text";
  /** Where the text starts, or ends if it is at the end. */
  x: number;
  /** The line it stands on. */
  y: number;
  text: string;
  sizePx: number;
  isBold: boolean;
  anchor: "start" | "end";
  look: Look;
};

export type Box = {
  kind: "box";
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  look: Look;
};

/** A tick or a cross in a square of `SIGN_PX`. */
export type Sign = { kind: "sign"; x: number; y: number; look: "met-sign" | "missed-sign" };

export const SIGN_PX = 10;

type TextStyle = { sizePx?: number; isBold?: boolean; anchor?: "start" | "end"; look?: Look };

export const TEXT_PX = 13;

/** A text whose line is at `y`. */
export function text(x: number, y: number, content: string, style: TextStyle = {}): Text {
  const { sizePx = TEXT_PX, isBold = false, anchor = "start", look = "ink" } = style;
  return { kind: "text", x, y, text: content, sizePx, isBold, anchor, look };
}

/** The most room that a text takes. */
export function boundsOf({ x, y, text: content, sizePx, isBold, anchor }: Text) {
  const width = textWidth(content, sizePx, isBold);
  const left = anchor === "start" ? x : x - width;
  return { left, right: left + width, top: y - sizePx, bottom: y + 0.3 * sizePx };
}
