// Draws the app's icons and its Open Graph image, from its own portraits and logotype, into public/, and a row of
// portraits for the documents.
import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { ja } from "#src/messages/ja.ts";
import {
  type CroppedPortrait,
  cropPortrait,
  renderCropped,
} from "../../build/pictures/cropped-portrait.ts";
import { CAST, openGraphMarkup } from "./open-graph.ts";
import { COLORS, ellipse, renderStanding, tuft } from "./scenery.ts";

/** The id of a monster that is mostly head, in colours that are visible on any browser's tabs. */
const MASCOT = "16";

/** The ids of monsters of each body plan. */
const ROW = ["1", "3", "8", "9", "14", "16", "22", "41"];

/** `share` is the height of the portrait as a share of the icon's, `corner` the radius as a share of its width. */
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

/** An app icon: a portrait on the field, in a drawing of 512 units. */
function iconMarkup(portrait: CroppedPortrait, { share, corner }: (typeof ICONS)[number]): string {
  const height = 512 * share;
  const feet = 256 + height / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
    <clipPath id="tile"><rect width="512" height="512" rx="${512 * corner}"/></clipPath>
    <g clip-path="url(#tile)">
      <rect width="512" height="512" fill="${COLORS.sky}"/>
      ${ellipse({ x: 430, y: 500 }, 320, 270, COLORS.farHill)}
      ${ellipse({ x: 170, y: 640 }, 540, 350, COLORS.field)}
      ${ellipse({ x: 256, y: feet - height * 0.02 }, height * 0.36, height * 0.055, COLORS.shadow)}
      ${renderStanding(portrait, { x: 256, y: feet, height })}
      ${tuft({ x: 256 - height * 0.36, y: feet + height * 0.05 }, height / 250, COLORS.grass)}
      ${tuft({ x: 256 + height * 0.34, y: feet + height * 0.02 }, height / 300, COLORS.grass)}
    </g>
  </svg>`;
}

/** Portraits side by side. */
const rowMarkup = (portraits: CroppedPortrait[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${130 * portraits.length} 120">
    <rect width="100%" height="100%" fill="${COLORS.cloud}"/>
    ${portraits.map((one, at) => renderStanding(one, { x: 130 * at + 65, y: 108, height: 90 })).join("")}
  </svg>`;

/** A file of at most 256 colours: flat pictures need no more. */
const writePng = (path: string, width: number, markup: string) =>
  sharp(Buffer.from(markup)).resize(width).png({ palette: true }).toFile(path);

mkdirSync("public/icons", { recursive: true });
const mascot = await portraitOf(MASCOT);
writeFileSync("public/favicon.svg", faviconMarkup(mascot));
for (const icon of ICONS)
  await writePng(`public/${icon.path}`, icon.size, iconMarkup(mascot, icon));
const actors = await Promise.all(
  CAST.map(async ({ id, ...place }) => ({ portrait: await portraitOf(id), ...place })),
);
await writePng("public/og.png", 1200, openGraphMarkup(actors));
await writePng("docs/portraits.png", 960, rowMarkup(await Promise.all(ROW.map(portraitOf))));
