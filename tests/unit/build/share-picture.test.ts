// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { MARKUP } from "#tests/support/hostile-texts.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";
import { drawSharePictures } from "../../../prerender/share-picture/draw-share-pictures.ts";
import { fitText, textWidth } from "../../../prerender/share-picture/fit-text.ts";
import { pictureMarkup } from "../../../prerender/share-picture/picture-markup.ts";
import { sharePicture } from "../../../prerender/share-picture/share-picture.ts";

const ROOM = { width: 500, most: 92, least: 56 };

const parse = (markup: string) => new DOMParser().parseFromString(markup, "image/svg+xml");

describe("a name in a picture", () => {
  test("is as large as it may be, in one line or two", () => {
    expect(fitText("ネコ", ROOM)).toEqual({ lines: ["ネコ"], size: 92 });
    expect(fitText("アイウエオカキ", ROOM)).toEqual({ lines: ["アイウエオカキ"], size: 71 });
    expect(fitText("アイウエオカキクケコ", ROOM).lines).toEqual(["アイウエオ", "カキクケコ"]);
  });

  test("is broken between words where it has some", () => {
    expect(fitText("Thunder Kitten Purple", ROOM).lines).toEqual(["Thunder", "Kitten Purple"]);
    expect(fitText("Thunderkittenofthewest", ROOM).lines).toHaveLength(2);
  });

  test("of wide letters is as wide as they are", () => {
    const { lines, size } = fitText("WWWWWWWW MMMMMMMM", ROOM);
    expect(lines).toEqual(["WWWWWWWW", "MMMMMMMM"]);
    // Zen Maru Gothic Bold: a W is 0.834 em wide.
    expect(size).toBe(Math.floor(ROOM.width / (8 * 0.834)));
  });

  test("has no letters that the font lacks", () => {
    expect(fitText("ネコ😀한", ROOM).lines).toEqual(["ネコ"]);
    expect(fitText("한글", ROOM).lines).toEqual([""]);
  });

  test("that is too long for that ends with an ellipsis", () => {
    const { lines, size } = fitText("長".repeat(200), ROOM);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^長+…$/);
    expect(size).toBe(28);
  });

  test("never leaves its room, nor breaks a letter", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }), (text) => {
        const { lines, size } = fitText(text, ROOM);
        for (const line of lines)
          expect(textWidth(line) * size).toBeLessThanOrEqual(ROOM.width + size);
        expect(lines.join("").isWellFormed()).toBe(text.isWellFormed());
      }),
    );
  });
});

describe("the picture of a monster", () => {
  test("has portrait, number, name and type", () => {
    const monster = inventMonster({ id: "7", name: "ヒダマリネコ", type: "fire" });
    const svg = parse(pictureMarkup(monster, "Font"));
    const texts = [...svg.querySelectorAll("text")].map(({ textContent }) => textContent);
    expect(texts).toEqual(["No.007", "ヒダマリネコ", "ほのお"]);
    expect(svg.querySelectorAll("svg > svg path").length).toBeGreaterThan(5);
  });

  test("leaves out what is not known", () => {
    const svg = parse(pictureMarkup(inventMonster({ id: "x", name: "ナゾ" }), "Font"));
    expect([...svg.querySelectorAll("text")].map(({ textContent }) => textContent)).toEqual([
      "ナゾ",
    ]);
  });

  test("has no badge where the font lacks the type", () => {
    const monster = inventMonster({ id: "1", name: "ネコ", type: "😀" });
    const svg = parse(pictureMarkup(monster, "Font"));
    expect([...svg.querySelectorAll("text")].map(({ textContent }) => textContent)).toEqual([
      "No.001",
      "ネコ",
    ]);
  });

  test("tells the build of names with letters that the font lacks", async () => {
    const lines: string[] = [];
    await drawSharePictures([inventMonster({ id: "1", name: "ネコ한" })], {
      emit: () => {},
      report: (line) => lines.push(line),
    });
    expect(lines.at(-1)).toContain("“ネコ한”");
  });

  test.each(MARKUP)("treats %s as text", (text) => {
    const svg = parse(pictureMarkup(inventMonster({ id: "1", name: text, type: text }), "Font"));
    expect(svg.querySelector("parsererror, script, img")).toBeNull();
    expect(svg.querySelector("text")?.textContent).toBe("No.001");
  });

  test("is a PNG of 1200 × 630, the same at every build", async () => {
    const monsters = CATALOGUE.slice(0, 2);
    const drawIn = async () => {
      const files = new Map<string, Uint8Array>();
      await drawSharePictures(monsters, {
        emit: (path, source) => void (typeof source !== "string" && files.set(path, source)),
        report: () => {},
      });
      return files;
    };
    const [once, again] = [await drawIn(), await drawIn()];
    expect([...once.keys()].sort()).toEqual(monsters.map((one) => sharePicture(one).path.slice(1)));
    for (const [path, png] of once) {
      const view = Buffer.from(png);
      expect(view.subarray(1, 4).toString()).toBe("PNG");
      expect([view.readUInt32BE(16), view.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(again.get(path)).toEqual(png);
    }
  });
});
