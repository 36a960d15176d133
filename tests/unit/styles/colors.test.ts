import { describe, expect, test } from "vitest";
import { MONSTER_TYPES } from "#src/monsters/monster-type.ts";
import { AA_GRAPHICS, AA_TEXT, contrast, readColors } from "#tests/support/colors.ts";

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
});
