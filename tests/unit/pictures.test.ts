import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const page = new DOMParser().parseFromString(readFileSync("index.html", "utf8"), "text/html");

function named(selector: string, attribute = "content"): string {
  return page.querySelector(selector)?.getAttribute(attribute) ?? "";
}

function sizeOf(path: string): string {
  const png = readFileSync(`public/${path}`);
  expect(png.toString("latin1", 1, 4)).toBe("PNG");
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe("pictures of the app", () => {
  test("the icon of browser tabs is a drawing with a title", () => {
    const icon = readFileSync(`public${named("link[rel=icon]", "href")}`, "utf8");
    expect(icon).toMatch(/^<svg [^>]*><title>モンスターフィールド<\/title>/);
  });

  test("the icon of home screens has the stated size", () => {
    const link = "link[rel=apple-touch-icon]";
    expect(sizeOf(named(link, "href"))).toBe(named(link, "sizes"));
  });

  test("the picture of shared links has the stated size, and a text", () => {
    const [width, height, alt] = ["width", "height", "alt"].map((property) =>
      named(`meta[property="og:image:${property}"]`),
    );
    expect(sizeOf(named('meta[property="og:image"]'))).toBe(`${width}x${height}`);
    expect(alt).not.toBe("");
  });

  test("other icons have the size in their name", () => {
    const numbered = readdirSync("public/icons").filter((name) => /\d/.test(name));
    expect(numbered).toHaveLength(3);
    for (const name of numbered) {
      const [side] = name.match(/\d+/) ?? [];
      expect(sizeOf(`icons/${name}`)).toBe(`${side}x${side}`);
    }
  });
});
