import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { MONSTER_TYPES } from "#src/monsters/monster-type.ts";
import { contrast } from "#tests/support/contrast.ts";

const AA_TEXT = 4.5;
const AA_GRAPHICS = 3;

const typeColors = readFileSync("src/components/monster/type-colors.css", "utf8");
const tokens = readFileSync("src/styles/index.css", "utf8");

type Themed = Record<"light" | "dark", string>;

/** The two values of a `light-dark()`; any other value is that of both themes. */
function themed(value: string): Themed {
  const [, light = value, dark = value] =
    /^light-dark\((white|oklch\([^)]*\)), (oklch\([^)]*\))\)$/.exec(value) ?? [];
  return { light, dark };
}

function declared(css: string, selector: string, property: string): string | undefined {
  const start = css.indexOf(`${selector} {`);
  const block = start < 0 ? "" : css.slice(start, css.indexOf("}", start));
  return new RegExp(`${property}: ([^;]+);`).exec(block)?.[1];
}

/** A property of a type, or else of all types. */
function typeColor(type: string, property: string): Themed {
  const value =
    declared(typeColors, `[data-type="${type}"]`, property) ??
    declared(typeColors, "[data-type]", property) ??
    "";
  return value === "var(--type)" ? typeColor(type, "--type") : themed(value);
}

/** A token's value in the light and in the dark theme. */
function token(name: string): Themed {
  return themed(declared(tokens, ":root", `--${name}`) ?? "");
}

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  describe.each([...MONSTER_TYPES, "other"])("the type %s", (type) => {
    const color = (property: string) => typeColor(type, property)[theme];

    test("has enough contrast between its ground and the text on it", () => {
      expect(contrast(color("--type"), color("--on-type"))).toBeGreaterThanOrEqual(AA_TEXT);
    });

    test.each(["surface", "surface-raised", "surface-sunken"])(
      "has an edge with enough contrast with %s",
      (ground) => {
        const edge = contrast(color("--type-edge"), token(ground)[theme]);
        expect(edge).toBeGreaterThanOrEqual(AA_GRAPHICS);
      },
    );
  });

  test.each([
    ["ink", "surface"],
    ["ink", "surface-raised"],
    ["ink", "surface-sunken"],
    ["ink", "zenith"],
    ["ink", "horizon"],
    ["ink-soft", "surface"],
    ["ink-soft", "surface-raised"],
    ["ink-soft", "surface-sunken"],
    ["brand", "surface"],
    ["brand", "surface-raised"],
    ["brand", "zenith"],
    ["brand", "horizon"],
    ["on-brand", "brand"],
    ["danger", "danger-surface"],
  ])("%s on %s has enough contrast for text", (text, background) => {
    expect(contrast(token(text)[theme], token(background)[theme])).toBeGreaterThanOrEqual(AA_TEXT);
  });

  test.each([
    ["line-strong", "surface"],
    ["line-strong", "surface-raised"],
    ["focus", "surface"],
    ["focus", "surface-raised"],
  ])("edges in %s have enough contrast with %s", (line, background) => {
    expect(contrast(token(line)[theme], token(background)[theme])).toBeGreaterThanOrEqual(
      AA_GRAPHICS,
    );
  });
});
