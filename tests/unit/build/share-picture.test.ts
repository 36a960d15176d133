import type { Node } from "@takumi-rs/core";
import sharp, { type Region } from "sharp";
import { expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { MARKUP } from "#tests/support/hostile-texts.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

import { sharePicture } from "../../../build/monster-facts.ts";
import { drawSharePictures } from "../../../build/share-picture/draw-share-pictures.ts";
import { pictureContent } from "../../../build/share-picture/picture.ts";

const textsIn = (node: Node): string[] => {
  if (node.type === "text") return [node.text];
  return node.type === "container" ? (node.children ?? []).flatMap(textsIn) : [];
};

const textsOf = async (monster: Partial<Monster>) =>
  textsIn(await pictureContent(inventMonster(monster)));

/** The pixels in a part of the picture of this monster. */
async function pixels(monster: Partial<Monster>, area: Region): Promise<string> {
  const [[, png] = []] = await drawSharePictures([inventMonster(monster)]);
  return (await sharp(png).extract(area).raw().toBuffer()).toString("base64");
}

/** The pixels where the words stand. */
const words = (name: string) => pixels({ name }, { left: 620, top: 0, width: 580, height: 630 });

test("the picture of a monster has number, name and type, as far as they are known", async () => {
  const texts = await textsOf({ id: "7", name: "ヒダマリネコ", type: "fire" });
  expect(texts).toEqual(["No.007", "ヒダマリネコ", "ほのお"]);
  expect(await textsOf({ id: "x", name: "ナゾ" })).toEqual(["ナゾ"]);
});

test.each(MARKUP)("the picture of a monster treats %s as text", async (text) => {
  expect(await textsOf({ id: "1", name: text, type: text })).toEqual(["No.001", text, text]);
});

test("the picture of a monster ends a name that is too long with an ellipsis", async () => {
  const name = "長".repeat(60);
  expect(await words(name)).toBe(await words(`${name}長`));
});

test("the picture of a monster has the colours of its type", async () => {
  const corner = (type: string | null) =>
    pixels({ type }, { left: 0, top: 0, width: 1, height: 1 });
  const types = ["fire", "water", "はがね", "ゴースト", null];
  expect(new Set(await Promise.all(types.map(corner))).size).toBe(types.length);
});

test("the picture of a monster is a PNG of 1200 × 630, the same at every build", async () => {
  const monsters = CATALOGUE.slice(0, 2);
  const pictures = await drawSharePictures(monsters);
  expect(pictures.map(([path]) => path)).toEqual(monsters.map((one) => sharePicture(one).slice(1)));
  const size = { width: 1200, height: 630 };
  for (const [, png] of pictures)
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", ...size });
  expect(await drawSharePictures(monsters)).toEqual(pictures);
});
