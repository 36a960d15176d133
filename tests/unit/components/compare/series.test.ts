import {
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
} from "culori";
import { describe, expect, test } from "vitest";
import { MAX_COMPARED } from "#src/components/monster/compare-choice.ts";
import { AA_GRAPHICS, contrast, readColors } from "#tests/support/colors.ts";

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
const token = readColors("src/styles/index.css");

describe.each(["light", "dark"] as const)("the colours of compared monsters, %s", (theme) => {
  const colors = Array.from({ length: MAX_COMPARED }, (_, index) =>
    seriesColor(`[data-series="${index}"]`, "--series", theme),
  );

  test.each(["surface", "surface-raised"])("stand out from %s", (ground) => {
    for (const color of colors) {
      const ratio = contrast(color, token(":root", `--${ground}`, theme));
      expect(ratio).toBeGreaterThanOrEqual(AA_GRAPHICS);
    }
  });

  test.each(Object.entries(VISIONS))("differ, with %s vision", (_, see) => {
    const seen = colors.flatMap((color) => parse(color ?? "") ?? []).map(see);
    expect(seen).toHaveLength(MAX_COMPARED);
    for (const [index, color] of seen.entries())
      for (const other of seen.slice(index + 1))
        expect(distance(color, other)).toBeGreaterThan(CLEARLY_DIFFERENT);
  });
});
