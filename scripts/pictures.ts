// Draws the app's icons and its Open Graph image, from its own portraits and logotype, into public/.
import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { ja } from "#src/messages/ja.ts";
import { type CroppedPortrait, cropPortrait, renderCropped } from "./pictures/cropped-portrait.ts";
import { iconMarkup } from "./pictures/icon.ts";
import { CAST, openGraphMarkup } from "./pictures/open-graph.ts";

/** The id of a monster that is mostly head, in colours that are visible on any browser's tabs. */
const MASCOT = "16";

const ICONS = [
  { path: "icons/icon-192.png", size: 192, share: 0.76, corner: 0.22 },
  { path: "icons/icon-512.png", size: 512, share: 0.76, corner: 0.22 },
  // Systems may crop this one to a circle of 80 % of its width.
  { path: "icons/maskable-512.png", size: 512, share: 0.62, corner: 0 },
  { path: "icons/apple-touch-icon.png", size: 180, share: 0.72, corner: 0 },
];

function portraitOf(id: string): Promise<CroppedPortrait> {
  const monster = CATALOGUE.find((candidate) => candidate.id === id);
  if (!monster) throw new Error(`The catalogue has no monster ${id}.`);
  return cropPortrait(monster);
}

/** A square file with the portrait as large as possible. */
function faviconMarkup(portrait: CroppedPortrait): string {
  const { x, y, width, height } = portrait.box;
  const side = Math.max(width, height);
  const viewBox = `${x + (width - side) / 2} ${y + (height - side) / 2} ${side} ${side}`;
  const markup = renderCropped(portrait, { viewBox });
  return `${markup.replace(">", `><title>${ja.appName}</title>`)}\n`;
}

/** A file of at most 256 colours: flat pictures need no more. */
const writePng = (path: string, width: number, markup: string) =>
  sharp(Buffer.from(markup)).resize(width).png({ palette: true }).toFile(`public/${path}`);

mkdirSync("public/icons", { recursive: true });
const mascot = await portraitOf(MASCOT);
writeFileSync("public/favicon.svg", faviconMarkup(mascot));
for (const { path, size, ...shape } of ICONS) await writePng(path, size, iconMarkup(mascot, shape));
const actors = await Promise.all(
  CAST.map(async ({ id, ...place }) => ({ portrait: await portraitOf(id), ...place })),
);
await writePng("og.png", 1200, openGraphMarkup(actors));
