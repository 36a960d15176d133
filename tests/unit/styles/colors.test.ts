import {
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
} from "culori";
import { describe, expect, test } from "vitest";
import { MAX_COMPARED } from "#src/components/choice/compare-choice.ts";
import { MONSTER_TYPES } from "#src/monsters/monster-type.ts";
import { AA_GRAPHICS, AA_TEXT, contrast, readColors } from "#tests/support/colors.ts";

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

const seriesColor = readColors("src/components/compare/series.css");
const colorOfType = readColors("src/components/monster/type-colors.css");
const token = readColors("src/styles/index.css");

const GROUNDS = ["surface", "surface-raised", "surface-sunken"];

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const named = (name: string) => token(":root", `--${name}`, theme);

  test.each([...MONSTER_TYPES, "other"])("the type %s stands out", (type) => {
    const color = (property: string): string | undefined => {
      const value =
        colorOfType(`[data-type="${type}"]`, property, theme) ??
        colorOfType("[data-type]", property, theme);
      return value === "var(--type)" ? color("--type") : value;
    };
    expect(contrast(color("--type"), color("--on-type"))).toBeGreaterThanOrEqual(AA_TEXT);
    for (const ground of GROUNDS) {
      const edge = contrast(color("--type-edge"), named(ground));
      expect(edge, ground).toBeGreaterThanOrEqual(AA_GRAPHICS);
    }
  });

  test.each([
    ["ink", [...GROUNDS, "zenith", "horizon"], AA_TEXT],
    ["ink-soft", GROUNDS, AA_TEXT],
    ["brand", ["surface", "surface-raised", "zenith", "horizon"], AA_TEXT],
    ["on-brand", ["brand"], AA_TEXT],
    ["danger", ["danger-surface"], AA_TEXT],
    ["line-strong", ["surface", "surface-raised"], AA_GRAPHICS],
    ["focus", ["surface", "surface-raised"], AA_GRAPHICS],
  ])("%s stands out from %j", (color, grounds, ratio) => {
    for (const ground of grounds)
      expect(contrast(named(color), named(ground)), ground).toBeGreaterThanOrEqual(ratio);
  });

  const series = Array.from({ length: MAX_COMPARED }, (_, index) =>
    seriesColor(`[data-series="${index}"]`, "--series", theme),
  );

  test.each(["surface", "surface-raised"])("compared monsters stand out from %s", (ground) => {
    for (const color of series)
      expect(contrast(color, named(ground))).toBeGreaterThanOrEqual(AA_GRAPHICS);
  });

  test.each(Object.entries(VISIONS))("compared monsters differ, with %s vision", (_, see) => {
    const seen = series.flatMap((color) => parse(color ?? "") ?? []).map(see);
    expect(seen).toHaveLength(MAX_COMPARED);
    for (const [index, color] of seen.entries())
      for (const other of seen.slice(index + 1))
        expect(distance(color, other)).toBeGreaterThan(CLEARLY_DIFFERENT);
  });
});
