import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font } from "opentype.js";

export const FONT_FAMILY = "Zen Maru Gothic";

export const FONT_FILE = createRequire(import.meta.url).resolve(
  "@expo-google-fonts/zen-maru-gothic/700Bold/ZenMaruGothic_700Bold.ttf",
);

let parsed: Font | undefined;

/** Parsing takes a tenth of a second, which not every start of Vite has to spend. */
function font(): Font {
  parsed ??= opentype.parse(Uint8Array.from(readFileSync(FONT_FILE)).buffer);
  return parsed;
}

/** How wide a letter is in the font of the pictures, in em; `null` if the font lacks it. */
export function letterWidth(letter: string): number | null {
  const glyphs = [...letter.normalize("NFC")].map((character) => font().charToGlyph(character));
  if (glyphs.some(({ index }) => index === 0)) return null;
  return glyphs.reduce((sum, { advanceWidth = 0 }) => sum + advanceWidth, 0) / font().unitsPerEm;
}
