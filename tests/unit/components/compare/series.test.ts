import { readFileSync } from "node:fs";
import {
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
} from "culori";
import { describe, expect, test } from "vitest";
import { MAX_COMPARED } from "#src/components/monster/compare-choice.ts";
import { contrast } from "#tests/support/contrast.ts";

/** In OKLab, where black and white are 1 apart. */
const CLEARLY_DIFFERENT = 0.2;
const distance = differenceEuclidean("oklab");

/** What a colour becomes for someone without one kind of cones. */
const VISIONS = {
  usual: filterDeficiencyProt(0),
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};

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

  test.each(Object.entries(VISIONS))("differ, with %s vision", (_, see) => {
    const seen = colors.flatMap((color) => parse(color) ?? []).map(see);
    expect(seen).toHaveLength(MAX_COMPARED);
    for (const [index, color] of seen.entries())
      for (const other of seen.slice(index + 1))
        expect(distance(color, other)).toBeGreaterThan(CLEARLY_DIFFERENT);
  });
});
