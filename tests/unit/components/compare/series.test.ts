import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { MAX_COMPARED } from "#src/components/monster/compare-choice.ts";
import { COLOR_VISIONS, distanceFor } from "#tests/support/color-vision.ts";
import { contrast, parseColor } from "#tests/support/contrast.ts";

/** Black and white are 1 apart. */
const CLEARLY_DIFFERENT = 0.2;

const GRAPHICS = 3;

/** The colours of the light and of the dark theme that stand behind `before`. */
function colorsAfter(css: string, before: string): Record<"light" | "dark", string> {
  const [, rest = ""] = css.split(before);
  const [, light = "", dark = ""] =
    /^[^;]*light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\);/.exec(rest) ?? [];
  return { light, dark };
}

const tokens = readFileSync("src/styles/index.css", "utf8");
const css = readFileSync("src/components/compare/series.css", "utf8");
const series = Array.from({ length: MAX_COMPARED }, (_, index) =>
  colorsAfter(css, `[data-series="${index}"]`),
);

describe.each(["light", "dark"] as const)("the colours of compared monsters, %s", (theme) => {
  const colors = series.map((color) => color[theme]);

  test.each(["surface", "surface-raised"])("stand out from %s", (ground) => {
    for (const color of colors) {
      expect(contrast(color, colorsAfter(tokens, `--${ground}:`)[theme])).toBeGreaterThanOrEqual(
        GRAPHICS,
      );
    }
  });

  test.each(Object.entries(COLOR_VISIONS))("differ, with %s vision", (_, vision) => {
    for (const [index, color] of colors.entries()) {
      for (const other of colors.slice(index + 1)) {
        expect(distanceFor(vision, parseColor(color), parseColor(other))).toBeGreaterThan(
          CLEARLY_DIFFERENT,
        );
      }
    }
  });
});

test("distances are those of OKLab", () => {
  const { usual } = COLOR_VISIONS;
  if (!usual) throw new Error("There is none");
  expect(distanceFor(usual, parseColor("white"), parseColor("oklch(0% 0 0)"))).toBeCloseTo(1, 3);
  const [one, other] = [parseColor("oklch(60% 0.05 0)"), parseColor("oklch(60% 0.05 180)")];
  expect(distanceFor(usual, one, other)).toBeCloseTo(0.1, 3);
});
