import { type Figure, isMet } from "../figures.ts";
import { formatMeasured, formatTarget } from "../figures-table.ts";
import { boundOf, equalityOf, type Panel } from "./panels.ts";
import { type Box, type Look, type Shape, SIGN_PX, TEXT_PX, text } from "./shapes.ts";
import { textWidth } from "./text-width.ts";

/** The height of a row. */
export const ROW_PX = 24;
const BAR_PX = 12;
const BAR_AREA_PX = 280;
const LINE_PX = 2;
/** Between columns. */
export const GAP_PX = 12;

/** The x positions of the columns; texts end there, bars and signs start there. */
export type Columns = {
  labelEnd: number;
  bars: number;
  valueEnd: number;
  targetEnd: number;
  signs: number;
};

const targetText = ({ target, unit }: Figure) => (target ? formatTarget(target, unit) : "");

/** Columns from `left` on, in which each text of these panels has room. */
export function columnsOf(panels: readonly Panel[], left: number): Columns {
  const rows = panels.flatMap((panel) => panel.rows);
  const widest = (textOf: (row: Panel["rows"][number]) => string, isBold = false) =>
    Math.max(0, ...rows.map((row) => textWidth(textOf(row), TEXT_PX, isBold)));
  const labelEnd = left + widest(({ label }) => label);
  const bars = labelEnd + GAP_PX;
  const values = widest(({ figure }) => formatMeasured(figure), true);
  const valueEnd = bars + BAR_AREA_PX + GAP_PX + values;
  const targetEnd = valueEnd + GAP_PX + widest(({ figure }) => targetText(figure));
  return { labelEnd, bars, valueEnd, targetEnd, signs: targetEnd + GAP_PX };
}

function lookOf({ value, target }: Figure): "met" | "missed" | "plain" {
  if (!target) return "plain";
  return isMet(value, target) ? "met" : "missed";
}

type Place = { y: number; columns: Columns; scale: (value: number) => number };

const xOf = (value: number, { columns, scale }: Place) => columns.bars + BAR_AREA_PX * scale(value);

function bar(from: number, to: number, look: Look, place: Place): Box {
  const x = xOf(Math.min(from, to), place);
  const width = xOf(Math.max(from, to), place) - x;
  const y = place.y + (ROW_PX - BAR_PX) / 2;
  return { kind: "box", x, y, width, height: BAR_PX, radius: 2, look };
}

function line(at: number | null, look: Look, place: Place): Box[] {
  if (at === null) return [];
  const x = xOf(at, place) - LINE_PX / 2;
  const height = ROW_PX - 2 * LINE_PX;
  return [{ kind: "box", x, y: place.y + LINE_PX, width: LINE_PX, height, radius: 0, look }];
}

function sign(figure: Figure, { y, columns }: Place): Shape[] {
  const look = lookOf(figure);
  if (look === "plain") return [];
  return [{ kind: "sign", x: columns.signs, y: y + (ROW_PX - SIGN_PX) / 2, look: `${look}-sign` }];
}

/** A figure in words and as a bar, with lines where its target is and where it would be equal. */
export function rowShapes({ label, figure }: Panel["rows"][number], place: Place): Shape[] {
  const { y, columns } = place;
  const baseline = y + ROW_PX / 2 + 0.35 * TEXT_PX;
  const track = { ...place, scale: (share: number) => share };
  return [
    text(columns.labelEnd, baseline, label, { anchor: "end" }),
    bar(0, 1, "track", track),
    ...(figure.value === null ? [] : [bar(0, figure.value, lookOf(figure), place)]),
    ...line(equalityOf(figure), "equality", place),
    ...line(boundOf(figure), "mark", place),
    text(columns.valueEnd, baseline, formatMeasured(figure), { anchor: "end", isBold: true }),
    text(columns.targetEnd, baseline, targetText(figure), { anchor: "end", look: "soft" }),
    ...sign(figure, place),
  ];
}
