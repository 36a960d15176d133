import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { MONSTER_TYPES } from "#src/monsters/monster-type.ts";
import { contrast } from "#tests/support/contrast.ts";

const AA_TEXT = 4.5;

const typeColors = readFileSync("src/components/monster/type-colors.css", "utf8");
const tokens = readFileSync("src/styles/index.css", "utf8");

function typeColor(type: string, property: string): string {
  const block = new RegExp(`\\[data-type="${type}"\\] \\{([^}]*)\\}`).exec(typeColors)?.[1] ?? "";
  return new RegExp(`${property}: ([^;]+);`).exec(block)?.[1] ?? "";
}

/** A token's value in the light and in the dark theme. */
function token(name: string): Record<"light" | "dark", string> {
  const [, light = "", dark = ""] =
    new RegExp(`--${name}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\);`).exec(tokens) ??
    [];
  return { light, dark };
}

test("contrast is computed as WCAG defines it", () => {
  expect(contrast("white", "oklch(0% 0 0)")).toBeCloseTo(21, 5);
  expect(contrast("white", "white")).toBe(1);
  // #777777 on white is known to fall just short of AA.
  expect(contrast("white", "oklch(56.932% 0 0)")).toBeCloseTo(4.48, 1);
});

// A badge has the same two colours in both themes.
test.each([...MONSTER_TYPES, "other"])("the badge of type %s has enough contrast", (type) => {
  expect(contrast(typeColor(type, "--type"), typeColor(type, "--on-type"))).toBeGreaterThanOrEqual(
    AA_TEXT,
  );
});

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each([
    ["ink", "surface"],
    ["ink", "surface-raised"],
    ["ink", "surface-sunken"],
    ["ink", "sky"],
    ["ink", "field"],
    ["ink-soft", "surface"],
    ["ink-soft", "surface-raised"],
    ["ink-soft", "surface-sunken"],
    ["brand", "surface"],
    ["brand", "surface-raised"],
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
    expect(contrast(token(line)[theme], token(background)[theme])).toBeGreaterThanOrEqual(3);
  });
});
