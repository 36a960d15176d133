// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawChart, summarize } from "../../../bench/chart/chart.ts";
import { DARK, LIGHT } from "../../../bench/chart/chart-colors.ts";
import { layOut } from "../../../bench/chart/layout.ts";
import { type Box, boundsOf, type Look, type Shape } from "../../../bench/chart/shapes.ts";
import { textWidth } from "../../../bench/chart/text-width.ts";
import type { Figure } from "../../../bench/figures.ts";
import { formatMeasured } from "../../../bench/figures-table.ts";

const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const target = fc.oneof(fc.record({ atMost: number }), fc.record({ atLeast: number }));
const figure: fc.Arbitrary<Figure> = fc.record(
  {
    what: fc
      .tuple(fc.constantFrom("home", "図鑑", "a, b"), fc.string({ maxLength: 60 }))
      .map((words) => words.join(": ")),
    value: fc.option(number),
    unit: fc.constantFrom("ms", "×", "", "KiB"),
    target,
  },
  { requiredKeys: ["what", "value", "unit"] },
);

const textsOf = (shapes: readonly Shape[]) =>
  shapes.filter((shape) => shape.kind === "text").filter(({ text }) => text !== "");
const boxesOf = (shapes: readonly Shape[], look: Look): Box[] =>
  shapes.filter((shape) => shape.kind === "box").filter((box) => box.look === look);
/** Without those of the legend. */
const barsOf = (figures: readonly Figure[], look: Look) =>
  boxesOf(layOut("Title", "Summary", figures).shapes, look).slice(1);

describe("any chart", () => {
  const forAnyFigures = (check: (figures: Figure[]) => void) =>
    fc.assert(fc.property(fc.array(figure, { maxLength: 12 }), check), { numRuns: 200 });

  test("has no text over another, nor outside of the picture", () => {
    forAnyFigures((figures) => {
      const { width, height, shapes } = layOut("Title", "Summary", figures);
      const bounds = textsOf(shapes).map(boundsOf);
      for (const [index, one] of bounds.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(0);
        expect(one.top).toBeGreaterThanOrEqual(0);
        expect(one.right).toBeLessThanOrEqual(width);
        expect(one.bottom).toBeLessThanOrEqual(height);
        for (const other of bounds.slice(index + 1)) {
          const isBeside = one.right <= other.left || other.right <= one.left;
          expect(isBeside || one.bottom <= other.top || other.bottom <= one.top).toBe(true);
        }
      }
    });
  });

  test("has no text over a bar, and no bar beside its track", () => {
    forAnyFigures((figures) => {
      const { shapes } = layOut("Title", "Summary", figures);
      const tracks = boxesOf(shapes, "track");
      const bars = (["met", "missed", "plain"] as const).flatMap((look) => boxesOf(shapes, look));
      for (const { x, y, width } of bars.filter((bar) =>
        tracks.some((track) => track.y === bar.y),
      )) {
        const [track] = tracks;
        expect(x).toBeGreaterThanOrEqual((track?.x ?? 0) - 1e-6);
        expect(x + width).toBeLessThanOrEqual((track?.x ?? 0) + (track?.width ?? 0) + 1e-6);
        for (const { left, right, top, bottom } of textsOf(shapes).map(boundsOf))
          expect(right <= x || left >= x + width || bottom <= y || top >= y).toBe(true);
      }
    });
  });

  test("says every value, and is markup whatever the words are", () => {
    forAnyFigures((figures) => {
      const texts = textsOf(layOut("Title", "Summary", figures).shapes).map(({ text }) => text);
      for (const one of figures) expect(texts).toContain(formatMeasured(one));
      const svg = new DOMParser().parseFromString(drawChart("<&>", figures), "image/svg+xml");
      expect(svg.querySelector("parsererror")).toBeNull();
      expect(svg.querySelector("title")?.textContent).toBe("<&>");
    });
  });
});

// Advance widths of DejaVu Sans and DejaVu Sans Bold, in em.
test.each([
  ["mMW@", 0.974 + 0.863 + 0.989 + 1, 1.042 + 0.995 + 1.103 + 1],
  ["0123456789", 10 * 0.636, 10 * 0.696],
  ["≤ 100 %", 0.838 + 2 * 0.318 + 3 * 0.636 + 0.95, 0.838 + 2 * 0.348 + 3 * 0.696 + 1.002],
  ["first paint", 4.824, 5.616],
  ["図鑑", 2, 2],
])("%j has room in a wide font", (words, regular, bold) => {
  expect(textWidth(words, 10)).toBeGreaterThanOrEqual(10 * regular);
  expect(textWidth(words, 10, true)).toBeGreaterThanOrEqual(10 * bold);
});

const ms = (name: string, value: number, atMost?: number): Figure => ({
  what: `${name}: paint`,
  value,
  unit: "ms",
  ...(atMost !== undefined && { target: { atMost } }),
});

describe("a bar", () => {
  test("is as long as its value, on the scale of its panel", () => {
    const [short, long] = barsOf([ms("a", 50), ms("b", 200)], "plain");
    expect(long?.width).toBeCloseTo(4 * (short?.width ?? 0), 6);
    expect(long?.x).toBe(short?.x);
  });

  test("has a line at its target, also beyond its end", () => {
    const figures = [ms("a", 50, 100), ms("b", 150, 100)];
    const [met] = barsOf(figures, "met");
    const [missed] = barsOf(figures, "missed");
    const [mark] = barsOf(figures, "mark");
    const centre = (mark?.x ?? 0) + (mark?.width ?? 0) / 2 - (met?.x ?? 0);
    expect(centre).toBeCloseTo(2 * (met?.width ?? 0), 6);
    expect(missed?.width).toBeCloseTo(1.5 * centre, 6);
  });

  test("goes to the other side of zero where its value is negative", () => {
    const [negative, positive] = barsOf([ms("a", -10), ms("b", 5)], "plain");
    expect((negative?.x ?? 0) + (negative?.width ?? 0)).toBeCloseTo(positive?.x ?? 0, 6);
    expect(negative?.width).toBeCloseTo(2 * (positive?.width ?? 0), 6);
  });

  test("of a negative value ends at zero, in the middle", () => {
    const [negative] = barsOf([ms("a", -1)], "plain");
    const [track] = boxesOf(layOut("Title", "Summary", [ms("a", -1)]).shapes, "track");
    expect(negative?.x).toBe(track?.x);
    expect(negative?.width).toBeCloseTo((track?.width ?? 0) / 2, 6);
  });

  test("is missing where there was nothing to measure", () => {
    expect(barsOf([{ ...ms("a", 0), value: null }], "plain")).toEqual([]);
  });
});

describe.each([
  ["light", LIGHT],
  ["dark", DARK],
] as const)("in the %s theme", (_, palette) => {
  /** WCAG 2.2, definition of relative luminance, of #rrggbb. */
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (look: Look, ground: Look) => {
    const [low = 0, high = 0] = [palette[look], palette[ground]]
      .map(luminance)
      .sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };

  test.each(["ink", "soft"] as const)("text in %s can be read", (look) => {
    expect(contrast(look, "ground")).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["met", "missed", "plain", "mark", "equality", "met-sign", "missed-sign"] as const)(
    "%s stands out from ground and track",
    (look) => {
      expect(contrast(look, "ground")).toBeGreaterThanOrEqual(3);
      expect(contrast(look, "track")).toBeGreaterThanOrEqual(3);
    },
  );
});

test("the summary counts targets", () => {
  expect(summarize([ms("a", 50, 100), ms("b", 150, 100), ms("c", 1)])).toBe(
    "1 of 2 targets are met.",
  );
  expect(summarize([ms("a", 50)])).toBe("Without targets.");
});
