import type { Node } from "@takumi-rs/core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { MARKUP } from "#tests/support/hostile-texts.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

import { drawSharePictures } from "../../../build/share-picture/draw-share-pictures.ts";
import { pictureContent } from "../../../build/share-picture/picture.ts";
import { sharePicture } from "../../../build/share-picture/share-picture.ts";

const textsIn = (node: Node): string[] => {
  if (node.type === "text") return [node.text];
  return node.type === "container" ? (node.children ?? []).flatMap(textsIn) : [];
};

const textsOf = async (monster: Parameters<typeof inventMonster>[0]) =>
  textsIn(await pictureContent(inventMonster(monster)));

async function draw(monsters: readonly Monster[]): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  await drawSharePictures(monsters, {
    emit: (path, source) => void (typeof source !== "string" && files.set(path, source)),
    report: () => {},
  });
  return files;
}

/** The pixels of a picture of this monster, where its words stand. */
async function words(monster: Parameters<typeof inventMonster>[0]): Promise<string> {
  const [png] = (await draw([inventMonster(monster)])).values();
  const area = { left: 620, top: 0, width: 580, height: 630 };
  return (await sharp(png).extract(area).raw().toBuffer()).toString("base64");
}

describe("the picture of a monster", () => {
  test("has number, name and type", async () => {
    const texts = await textsOf({ id: "7", name: "ヒダマリネコ", type: "fire" });
    expect(texts).toEqual(["No.007", "ヒダマリネコ", "ほのお"]);
  });

  test("leaves out what is not known", async () => {
    expect(await textsOf({ id: "x", name: "ナゾ" })).toEqual(["ナゾ"]);
  });

  test.each(MARKUP)("treats %s as text", async (text) => {
    expect(await textsOf({ id: "1", name: text, type: text })).toEqual(["No.001", text, text]);
  });

  test("ends a name that is too long with an ellipsis", async () => {
    const name = "長".repeat(60);
    expect(await words({ id: "1", name })).toBe(await words({ id: "1", name: `${name}長` }));
  });

  test("leaves out letters that its font lacks", async () => {
    expect(await words({ id: "1", name: "ネコ" })).toBe(await words({ id: "1", name: "ネコ한" }));
  });

  test("has the colours of its type", async () => {
    const corner = async (type: string | null) => {
      const [png] = (await draw([inventMonster({ id: "1", name: "ネコ", type })])).values();
      const area = { left: 0, top: 0, width: 1, height: 1 };
      return (await sharp(png).extract(area).raw().toBuffer()).toString("hex");
    };
    const types = ["fire", "water", "はがね", "ゴースト", null];
    expect(new Set(await Promise.all(types.map(corner))).size).toBe(types.length);
  });

  test("is a PNG of 1200 × 630, the same at every build", async () => {
    const monsters = CATALOGUE.slice(0, 2);
    const [once, again] = [await draw(monsters), await draw(monsters)];
    expect([...once.keys()].sort()).toEqual(monsters.map((one) => sharePicture(one).path.slice(1)));
    for (const [path, png] of once) {
      expect(await sharp(png).metadata()).toMatchObject({
        format: "png",
        width: 1200,
        height: 630,
      });
      expect(again.get(path)).toEqual(png);
    }
  });
});
