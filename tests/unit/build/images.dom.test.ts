import { globSync, readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { CONTENT, SHELL } from "#tests/support/page-shell.ts";
import { SITE_PICTURE } from "../../../build/head-tags.tsx";
import { renderPage } from "../../../build/page.tsx";

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

const image = { path: SITE_PICTURE, alt: "" };
const page = parse(renderPage(SHELL, { ...CONTENT, summary: { ...CONTENT.summary, image } }));

const linkTo = (kind: string) => page.querySelector<HTMLLinkElement>(`link[rel=${kind}]`);

async function sizeOf(path: string | null | undefined): Promise<string> {
  const { format, width, height } = await sharp(`public${path}`).metadata();
  expect(format).toBe("png");
  return `${width}x${height}`;
}

test("the favicon is an SVG with a title", () => {
  const icon = readFileSync(`public${linkTo("icon")?.getAttribute("href")}`, "utf8");
  expect(icon).toMatch(/^<svg [^>]*><title>モンスターフィールド<\/title>/);
});

test("the pictures that pages name have the stated sizes", async () => {
  const icon = linkTo("apple-touch-icon");
  expect(await sizeOf(icon?.getAttribute("href"))).toBe(icon?.getAttribute("sizes"));
  const [path, width, height] = ["", ":width", ":height"].map((property) =>
    page.querySelector(`meta[property="og:image${property}"]`)?.getAttribute("content"),
  );
  expect(await sizeOf(path)).toBe(`${width}x${height}`);
});

test("the landscape has the parts that the pages show", () => {
  const landscape = new DOMParser().parseFromString(
    readFileSync("public/scenery.svg", "utf8"),
    "image/svg+xml",
  );
  const parts = [...landscape.querySelectorAll("symbol")].map(({ id }) => id);
  const used = globSync("src/**/*.tsx").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/<Scenery part="(\w+)"/g)].map(([, part]) => part),
  );
  expect(new Set(used)).toEqual(new Set(parts));
});

test("the other icons have the size in their file name", async () => {
  const numbered = readdirSync("public/icons").filter((name) => /\d/.test(name));
  expect(numbered).toHaveLength(3);
  for (const name of numbered) {
    const [side] = name.match(/\d+/) ?? [];
    expect(await sizeOf(`/icons/${name}`)).toBe(`${side}x${side}`);
  }
});
