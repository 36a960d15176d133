import type { Figure } from "../figures.ts";
import { legend } from "./legend.ts";
import { type Panel, scaleOf, toPanels } from "./panels.ts";
import { type Columns, columnsOf, GAP_PX, ROW_PX, rowShapes } from "./row.ts";
import { boundsOf, type Shape, SIGN_PX, text } from "./shapes.ts";

const MARGIN_PX = 24;
const TITLE_PX = 20;
const SECTION_TITLE_PX = 15;

/** A picture: its size in pixels, and its shapes, of which later ones lie on top. */
export type Layout = { width: number; height: number; shapes: Shape[] };

/** Shapes below each other, and where they end. */
type Block = { shapes: Shape[]; bottom: number };

function panelBlock(panel: Panel, top: number, columns: Columns): Block {
  const scale = scaleOf(panel);
  const title = top + ROW_PX + GAP_PX / 2;
  const first = title + GAP_PX / 2;
  const rows = panel.rows.flatMap((row, index) =>
    rowShapes(row, { y: first + index * ROW_PX, columns, scale }),
  );
  return {
    shapes: [text(columns.bars, title, panel.title, { isBold: true }), ...rows],
    bottom: first + panel.rows.length * ROW_PX,
  };
}

function sectionBlock(
  title: string,
  panels: readonly Panel[],
  top: number,
  columns: Columns,
): Block {
  if (panels.length === 0) return { shapes: [], bottom: top };
  const line = top + 1.5 * ROW_PX;
  const heading = text(MARGIN_PX, line, title, { sizePx: SECTION_TITLE_PX, isBold: true });
  return panels.reduce<Block>(
    ({ shapes, bottom }, panel) => {
      const block = panelBlock(panel, bottom, columns);
      return { shapes: [...shapes, ...block.shapes], bottom: block.bottom };
    },
    { shapes: [heading], bottom: line },
  );
}

/** Places the bars of all figures below each other, under a title and a summary. */
export function layOut(title: string, summary: string, figures: readonly Figure[]): Layout {
  const panels = toPanels(figures);
  const columns = columnsOf(panels, MARGIN_PX);
  const relative = sectionBlock(
    "Against a reference or a target",
    panels.filter((panel) => panel.isRelative),
    MARGIN_PX + 3.5 * ROW_PX,
    columns,
  );
  const absolute = sectionBlock(
    "Absolute figures",
    panels.filter((panel) => !panel.isRelative),
    relative.bottom,
    columns,
  );
  const bars = [...relative.shapes, ...absolute.shapes];
  const shapes = [
    text(MARGIN_PX, MARGIN_PX + TITLE_PX, title, { sizePx: TITLE_PX, isBold: true }),
    text(MARGIN_PX, MARGIN_PX + 2 * ROW_PX, summary, { look: "soft" }),
    ...legend(new Set(bars.map(({ look }) => look)), MARGIN_PX, MARGIN_PX + 3 * ROW_PX),
    ...bars,
  ];
  const ends = shapes.map((shape) => (shape.kind === "text" ? boundsOf(shape).right : 0));
  return {
    width: Math.ceil(Math.max(columns.signs + SIGN_PX, ...ends) + MARGIN_PX),
    height: Math.ceil(absolute.bottom + MARGIN_PX),
    shapes,
  };
}
