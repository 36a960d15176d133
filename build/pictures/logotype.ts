import { readFileSync } from "node:fs";
import { oklchToHex } from "@monster-field/portraits/drawing";

const LOGOTYPE = readFileSync("src/components/ui/logotype-ja.svg", "utf8");

const BRAND = oklchToHex(45, 0.11, 158);

/** Where a logotype stands in a drawing, its colour, and how much wider its lines are. */
type Look = { x?: number; y?: number; width?: number; color?: string; outline?: number };

/** The Japanese logotype as an SVG. */
export function renderLogotype({ x = 0, y = 0, width = 838, ...look }: Look = {}): string {
  const { color = BRAND, outline = 0 } = look;
  const place = `x="${x}" y="${y}" width="${width}" height="${(width * 120) / 838}"`;
  return LOGOTYPE.replace("<svg", `<svg ${place} overflow="visible"`)
    .replace("#000", color)
    .replace(/(?<=stroke-width=")\d+/g, (lines) => String(Number(lines) + outline));
}
