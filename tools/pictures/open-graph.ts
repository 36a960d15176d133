import { ja } from "#src/messages/ja.ts";
import type { CroppedPortrait } from "../../build/pictures/cropped-portrait.ts";
import { renderLogotype } from "../../build/pictures/logotype.ts";
import { COLORS, ellipse, renderStanding, tuft } from "./scenery.ts";

/** The monsters on the field, from back to front. */
export const CAST = [
  { id: "36", x: 1122, y: 482, height: 150 },
  { id: "3", x: 122, y: 505, height: 140 },
  { id: "46", x: 448, y: 510, height: 145 },
  { id: "32", x: 784, y: 520, height: 160 },
  { id: "48", x: 952, y: 578, height: 172 },
  { id: "28", x: 274, y: 590, height: 190 },
  { id: "16", x: 618, y: 602, height: 220 },
] as const;

const TUFTS = [
  { x: 34, y: 556, scale: 0.9 },
  { x: 118, y: 604, scale: 1.2 },
  { x: 352, y: 462, scale: 0.7 },
  { x: 425, y: 600, scale: 1.1 },
  { x: 760, y: 608, scale: 1.2 },
  { x: 700, y: 470, scale: 0.7 },
  { x: 1085, y: 466, scale: 0.9 },
  { x: 1150, y: 470, scale: 1.1 },
  { x: 1140, y: 596, scale: 1.2 },
];

const CLOUDS = [
  { x: 150, y: 330, size: 1 },
  { x: 1010, y: 306, size: 0.8 },
];

const NAME = { x: 131, y: 52, width: 938 };

type Actor = { portrait: CroppedPortrait; x: number; y: number; height: number };

function actorMarkup({ portrait, ...at }: Actor): string {
  const { width, height } = portrait.box;
  const shadowRadius = (width / height) * at.height * 0.46;
  return (
    ellipse({ x: at.x, y: at.y - 4 }, shadowRadius, 13, COLORS.shadow) +
    renderStanding(portrait, at)
  );
}

function cloudMarkup({ x, y, size }: (typeof CLOUDS)[number]): string {
  const puff = (across: number, up: number, rx: number, ry: number) =>
    ellipse({ x: x + across * size, y: y - up * size }, rx * size, ry * size, COLORS.cloud);
  return puff(0, 0, 78, 20) + puff(-22, 14, 34, 24) + puff(24, 12, 28, 18);
}

/** The Open Graph image, for previews of links: the name of the app and monsters on a field. */
export function openGraphMarkup([hidden, ...actors]: Actor[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" lang="ja">
    <rect width="1200" height="630" fill="${COLORS.sky}"/>
    ${CLOUDS.map(cloudMarkup).join("")}
    ${ellipse({ x: 250, y: 640 }, 620, 240, COLORS.farHill)}
    ${hidden ? renderStanding(hidden.portrait, hidden) : ""}
    ${ellipse({ x: 930, y: 680 }, 640, 260, COLORS.hill)}
    ${ellipse({ x: 560, y: 860 }, 1100, 370, COLORS.field)}
    ${TUFTS.map(({ scale, ...at }) => tuft(at, scale, COLORS.grass)).join("")}
    ${actors.map(actorMarkup).join("")}
    ${renderLogotype({ ...NAME, color: "#fff", outline: 18 })}
    ${renderLogotype(NAME)}
    <text x="600" y="248" font-family="Hiragino Sans, Noto Sans CJK JP, Noto Sans JP, sans-serif" font-size="34"
      font-weight="700" text-anchor="middle" paint-order="stroke" stroke="#fff" stroke-width="10"
      stroke-linejoin="round" fill="${COLORS.ink}">${ja.home.tagline}</text>
  </svg>`;
}
