import { readFileSync } from "node:fs";
import { PATTERN_HUES } from "@monster-field/portraits/drawing";
import { expect, test } from "vitest";
import { portraitSubject } from "#src/monsters/portrait-subject.ts";

const FACTS = { id: "1", level: 5, hp: null, attack: 20, defense: 20, speed: 20 };

test.each([
  ["ﾜｶﾊﾞﾈｺ", "ほのお", "わかばねこ", "fire"],
  ["Sparrow", "みず・ひこう", "sparrow", "water"],
  ["ネコ", "ﾊｶﾞﾈ", "ねこ", "はがね"],
  ["", "other", "", null],
  ["", null, "", null],
])("%j of the type %j is drawn as %j of %j", (name, type, plainName, plainType) => {
  const subject = { ...FACTS, name: plainName, type: plainType };
  expect(portraitSubject({ ...FACTS, name, type })).toEqual(subject);
});

test("the grounds of other types have the hues that their drawings suit", () => {
  const css = readFileSync("src/components/monster/type-colors.css", "utf8");
  const hues = [...css.matchAll(/--hue: (\d+);/g)].map(([, hue]) => Number(hue));
  expect(hues).toEqual(PATTERN_HUES);
});
