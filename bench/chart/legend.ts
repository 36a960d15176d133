import { type Look, type Shape, TEXT_PX, text } from "./shapes.ts";
import { textWidth } from "./text-width.ts";

const SWATCH = 12;
const GAP = 8;

const WORDS: Partial<Record<Look, string>> = {
  met: "target met",
  missed: "target missed",
  plain: "no target",
  mark: "target",
  equality: "1 ×",
};

/** Says in one line at `y` what these looks mean, as far as they need words. */
export function legend(looks: ReadonlySet<Look>, startX: number, y: number): Shape[] {
  let x = startX;
  return Object.entries(WORDS).flatMap(([name, words]): Shape[] => {
    const look = [...looks].find((used) => used === name);
    if (!look) return [];
    const isLine = look === "mark" || look === "equality";
    const width = isLine ? 2 : SWATCH;
    const swatch = { x, y: y - SWATCH + 2, width, height: SWATCH, radius: isLine ? 0 : 2 };
    const start = x + width + GAP;
    x = start + textWidth(words, TEXT_PX) + 2 * GAP;
    return [{ kind: "box", ...swatch, look }, text(start, y, words, { look: "soft" })];
  });
}
