import { en } from "#src/messages/en.ts";
import { ja } from "#src/messages/ja.ts";
import { parsePath } from "./font/quadratic.ts";
import { type OutlinePoint, strokeOutline } from "./font/stroke-outline.ts";
import { type Glyph, trueTypeTables } from "./font/true-type.ts";
import { woff2 } from "./font/woff2.ts";
import { BASELINE, BOX_HEIGHT, LINE_WIDTHS, letterFor } from "./letters.ts";

const UNITS_PER_EM = 1000;

/** Those of Noto Sans CJK, which the text is shown in until the font is there: it stays where it is. */
const LINE = { ascent: 1160, descent: 288 };

const SCALE = UNITS_PER_EM / BOX_HEIGHT;

function glyphOf(character: string): Glyph {
  const { width, strokes, leaves = "" } = letterFor(character);
  const inUnits = ({ x, y, isOnLine }: OutlinePoint): OutlinePoint => ({
    x: Math.round(x * SCALE),
    y: Math.round((BASELINE - y) * SCALE),
    isOnLine,
  });
  const outlines = (path: string, lineWidth: number) =>
    parsePath(path).map((curve) => strokeOutline(curve, lineWidth).map(inUnits));
  return {
    character,
    advance: width * SCALE,
    outlines: [...outlines(strokes, LINE_WIDTHS.strokes), ...outlines(leaves, LINE_WIDTHS.leaves)],
  };
}

/** A font with the letters of the app's name in each language, as a WOFF2 file. */
export function logotypeFont(): Buffer {
  const characters = [...new Set(ja.appName + en.appName)];
  return woff2(
    trueTypeTables(characters.map(glyphOf), {
      name: en.appName,
      unitsPerEm: UNITS_PER_EM,
      ...LINE,
    }),
  );
}
