import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { escapeMarkup } from "#src/lib/escape-markup.ts";
import { ja } from "#src/messages/ja.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import { oklchToHex } from "#src/portraits/color.ts";
import { drawPortrait } from "#src/portraits/portrait.ts";
import { serializeSvg } from "#src/portraits/svg-node.ts";
import { type CroppedPortrait, renderStanding } from "../../scripts/pictures/cropped-portrait.ts";
import { LINE_WIDTHS, letterFor } from "../../scripts/pictures/letters.ts";
import { ellipse } from "../../scripts/pictures/scenery.ts";
import { typeName } from "../monster-facts.ts";
import { declaredColor } from "./declared-color.ts";
import { cutText, drawableText, fitText, textWidth } from "./fit-text.ts";
import { pictureColors } from "./type-colors.ts";

const tokens = readFileSync("src/styles/index.css", "utf8");
const token = (name: string) => oklchToHex(...declaredColor(tokens, ":root", name));

const INK = token("--ink");
const INK_SOFT = token("--ink-soft");
const BRAND = token("--brand");

/** Where the words stand, and how much room they have. */
const COLUMN = { x: 640, width: 500 };

/** Where a monster's feet stand, and how large it may be. */
const STAGE = { x: 330, y: 562, width: 520, height: 430 };

const BADGE = { height: 64, text: 34, padding: 32 };

function words(text: string, y: number, size: number, color: string): string {
  return `<text x="${COLUMN.x}" y="${y}" font-size="${size}" fill="${color}">${escapeMarkup(text)}</text>`;
}

function badge(
  name: string,
  y: number,
  { badge: ground, onBadge }: Record<string, string>,
): string {
  const text = cutText(name, (COLUMN.width - 2 * BADGE.padding) / BADGE.text);
  const width = textWidth(text) * BADGE.text + 2 * BADGE.padding;
  return `<rect x="${COLUMN.x}" y="${y}" width="${width}" height="${BADGE.height}" rx="${BADGE.height / 2}" fill="${ground}"/>
    <text x="${COLUMN.x + width / 2}" y="${y + 44}" font-size="${BADGE.text}" fill="${onBadge}" text-anchor="middle">${escapeMarkup(text)}</text>`;
}

function measuredPortrait(monster: Monster): CroppedPortrait {
  const node = drawPortrait(monster);
  const box = new Resvg(serializeSvg(node)).getBBox();
  if (!box) throw new Error(`The portrait of ${monster.id} is empty`);
  const { x, y, width, height } = box;
  return { node, box: { x, y, width, height } };
}

/** The name of the app in the letters of its logotype. */
function logotype(x: number, y: number, scale: number): string {
  let left = 0;
  const letters = [...ja.appName].map((character) => {
    const { width, strokes, leaves = "" } = letterFor(character);
    const at = left;
    left += width;
    return `<g transform="translate(${at} 0)"><path d="${strokes}" stroke-width="${LINE_WIDTHS.strokes}"/>
      <path d="${leaves}" stroke-width="${LINE_WIDTHS.leaves}"/></g>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${BRAND}" stroke-linecap="round"
    stroke-linejoin="round">${letters.join("")}</g>`;
}

/** A monster's picture for previews, 1200 × 630: portrait, number, name and type, as an SVG. */
export function pictureMarkup(monster: Monster, fontFamily: string): string {
  const colors = pictureColors(monster.type);
  const number = monsterNumber(monster);
  const type = typeName(monster);
  const name = fitText(monster.name, { width: COLUMN.width, most: 92, least: 56 });
  const lineHeight = name.size * 1.3;
  const top = 330 - (name.lines.length * lineHeight) / 2;
  const bottom = top + name.lines.length * lineHeight;
  const portrait = measuredPortrait(monster);
  const { width, height } = portrait.box;
  const tall = Math.min(STAGE.height, (STAGE.width * height) / width);
  const feet = { x: STAGE.x, y: STAGE.y, height: tall };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="${fontFamily}" font-weight="700">
    <rect width="1200" height="630" fill="${colors.sky}"/>
    <ellipse cx="330" cy="250" rx="290" ry="270" fill="#fff" fill-opacity="0.55"/>
    <ellipse cx="330" cy="720" rx="900" ry="250" fill="${colors.ground}"/>
    ${ellipse({ x: feet.x, y: feet.y - 8 }, (width / height) * tall * 0.46, 22, colors.shadow)}
    ${renderStanding(portrait, feet)}
    ${number ? words(ja.monster.number(number), top - 30, 40, INK_SOFT) : ""}
    ${name.lines.map((line, index) => words(line, top + (index + 0.78) * lineHeight, name.size, INK)).join("")}
    ${type && drawableText(type) ? badge(type, bottom + 12, colors) : ""}
    ${logotype(COLUMN.x - 6, 552, 0.44)}
  </svg>`;
}
