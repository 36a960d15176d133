// Makes the app's icons, its Open Graph image and the font of its logotype, from its own portraits and
// letters, into public/.
import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ja } from "#src/messages/ja.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./chromium.ts";
import {
  type CroppedPortrait,
  cropPortrait,
  renderWithAttributes,
} from "./pictures/cropped-portrait.ts";
import { iconMarkup } from "./pictures/icon.ts";
import { logotypeFont } from "./pictures/logotype.ts";
import { CAST, openGraphMarkup } from "./pictures/open-graph.ts";
import { quantizePng } from "./pictures/quantize-png.ts";

/** The id of a monster that is mostly head, in colours that are visible on any browser's tabs. */
const MASCOT = "16";

const ICONS = [
  { path: "icons/icon-192.png", size: 192, share: 0.76, corner: 0.22 },
  { path: "icons/icon-512.png", size: 512, share: 0.76, corner: 0.22 },
  // Systems may crop this one to a circle of 80 % of its width.
  { path: "icons/maskable-512.png", size: 512, share: 0.62, corner: 0 },
  { path: "icons/apple-touch-icon.png", size: 180, share: 0.72, corner: 0 },
];

/** A square file with the portrait as large as possible. */
function faviconMarkup(portrait: CroppedPortrait): string {
  const { x, y, width, height } = portrait.box;
  const side = Math.max(width, height);
  const viewBox = [x + (width - side) / 2, y + (height - side) / 2, side, side];
  const markup = renderWithAttributes(portrait, {
    viewBox: viewBox.map((number) => number.toFixed(1)).join(" "),
  });
  return `${markup.replace(">", `><title>${ja.appName}</title>`)}\n`;
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage({ colorScheme: "light" });

async function writePng(
  path: string,
  width: number,
  height: number,
  markup: string,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${markup}`);
  const png = await page.screenshot({ omitBackground: true });
  writeFileSync(`public/${path}`, quantizePng(png));
}

writeFileSync("public/logotype.woff2", logotypeFont());
mkdirSync("public/icons", { recursive: true });
const mascot = await cropPortrait(page, MASCOT);
writeFileSync("public/favicon.svg", faviconMarkup(mascot));
for (const { path, size, ...shape } of ICONS) {
  await writePng(path, size, size, iconMarkup(mascot, shape));
}
const actors = [];
for (const { id, ...placement } of CAST)
  actors.push({ portrait: await cropPortrait(page, id), ...placement });
await writePng("og.png", 1200, 630, openGraphMarkup(actors));
await browser.close();
