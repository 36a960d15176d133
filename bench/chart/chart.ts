import { escapeMarkup } from "#src/lib/escape-markup.ts";
import { type Figure, isMet } from "../figures.ts";
import { STYLES } from "./chart-colors.ts";
import { layOut } from "./layout.ts";
import { type Box, type Shape, SIGN_PX, type Sign, type Text } from "./shapes.ts";

const round = (length: number) => Number(length.toFixed(1));

function drawText({ x, y, text, sizePx, isBold, anchor, look }: Text): string {
  const weight = isBold ? ' font-weight="600"' : "";
  const end = anchor === "end" ? ' text-anchor="end"' : "";
  const place = `x="${round(x)}" y="${round(y)}" font-size="${sizePx}"`;
  return `<text class="${look}" ${place}${weight}${end}>${escapeMarkup(text)}</text>`;
}

function drawBox({ x, y, width, height, radius, look }: Box): string {
  const size = `width="${round(width)}" height="${round(height)}"`;
  const corners = radius > 0 ? ` rx="${radius}"` : "";
  return `<rect class="${look}" x="${round(x)}" y="${round(y)}" ${size}${corners}/>`;
}

function drawSign({ x, y, look }: Sign): string {
  const [half, whole] = [SIGN_PX / 2, SIGN_PX];
  const tick = `M0 ${half}l${0.4 * whole} ${0.4 * whole}L${whole} ${0.1 * whole}`;
  const cross = `M1 1L${whole - 1} ${whole - 1}M${whole - 1} 1L1 ${whole - 1}`;
  const path = look === "met-sign" ? tick : cross;
  return `<path class="${look}" transform="translate(${round(x)} ${round(y)})" d="${path}"/>`;
}

function draw(shape: Shape): string {
  if (shape.kind === "text") return shape.text && drawText(shape);
  return shape.kind === "box" ? drawBox(shape) : drawSign(shape);
}

/** How many targets are met, in words. */
export function summarize(figures: readonly Figure[]): string {
  const targets = figures.flatMap(({ value, target }) => (target ? [isMet(value, target)] : []));
  if (targets.length === 0) return "Without targets.";
  return `${targets.filter(Boolean).length} of ${targets.length} targets are met.`;
}

/** The figures as horizontal bars, in a picture in SVG that needs nothing else. */
export function drawChart(title: string, figures: readonly Figure[]): string {
  const summary = summarize(figures);
  const { width, height, shapes } = layOut(title, summary, figures);
  const ground: Box = { kind: "box", x: 0, y: 0, width, height, radius: 12, look: "ground" };
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">`;
  return [
    opening,
    `<title id="title">${escapeMarkup(title)}</title>`,
    `<desc id="description">Horizontal bars of ${figures.length} figures. ${escapeMarkup(summary)}</desc>`,
    `<style>${STYLES}</style>`,
    ...[ground, ...shapes].map(draw).filter((markup) => markup !== ""),
    "</svg>\n",
  ].join("\n");
}
