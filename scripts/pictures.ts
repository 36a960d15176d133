// Makes the app's icons and its Open Graph image from its own portraits, into public/.
import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ja } from "#src/messages/ja.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./chromium.ts";
import { type Figure, figureOf, markupWith } from "./pictures/figure.ts";
import { iconMarkup } from "./pictures/icon.ts";
import { CAST, openGraphMarkup } from "./pictures/open-graph.ts";
import { shrunkPng } from "./pictures/shrunk-png.ts";

/** Nearly all head, and of colours that show on any browser's tabs. */
const MASCOT = "16";

const ICONS = [
  { path: "icons/icon-192.png", size: 192, share: 0.76, corner: 0.22 },
  { path: "icons/icon-512.png", size: 512, share: 0.76, corner: 0.22 },
  // Systems may cut all but a circle of 80 % of the width off this one.
  { path: "icons/maskable-512.png", size: 512, share: 0.62, corner: 0 },
  { path: "icons/apple-touch-icon.png", size: 180, share: 0.72, corner: 0 },
];

/** A square file with the figure as large as possible. */
function faviconMarkup(figure: Figure): string {
  const { x, y, width, height } = figure.box;
  const side = Math.max(width, height);
  const viewBox = [x + (width - side) / 2, y + (height - side) / 2, side, side];
  const markup = markupWith(figure, {
    viewBox: viewBox.map((number) => number.toFixed(1)).join(" "),
  });
  return `${markup.replace(">", `><title>${ja.appName}</title>`)}\n`;
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage({ colorScheme: "light" });

async function takePng(path: string, width: number, height: number, markup: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${markup}`);
  const png = await page.screenshot({ omitBackground: true });
  writeFileSync(`public/${path}`, shrunkPng(png));
}

mkdirSync("public/icons", { recursive: true });
const mascot = await figureOf(page, MASCOT);
writeFileSync("public/favicon.svg", faviconMarkup(mascot));
for (const { path, size, ...shape } of ICONS) {
  await takePng(path, size, size, iconMarkup(mascot, shape));
}
const actors = [];
for (const { id, ...at } of CAST) actors.push({ figure: await figureOf(page, id), ...at });
await takePng("og.png", 1200, 630, openGraphMarkup(actors));
await browser.close();
