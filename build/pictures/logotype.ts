import { readFileSync } from "node:fs";

const LOGOTYPE = readFileSync("src/components/ui/logotype-ja.svg", "utf8");

/** Where a logotype stands in a drawing, and how much wider its lines are. */
type Look = { x?: number; y?: number; width?: number; outline?: number };

/** The Japanese logotype as an SVG. */
export function renderLogotype(
  color: string,
  { x = 0, y = 0, width = 838, outline = 0 }: Look = {},
): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${(width * 120) / 838}"`;
  return LOGOTYPE.replace("<svg", `<svg ${place} overflow="visible"`)
    .replace("#000", color)
    .replace(/(?<=stroke-width=")\d+/g, (lines) => String(Number(lines) + outline));
}
