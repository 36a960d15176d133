import { describe, expect, test } from "vitest";
import { monsterType } from "#src/monsters/monster-type.ts";

describe("monsterType", () => {
  test.each([
    ["fire", "fire"],
    ["FIRE", "fire"],
    [" ｆｉｒｅ ", "fire"],
    ["ほのお", "fire"],
    ["ホノオ", "fire"],
    ["ﾎﾉｵ", "fire"],
    ["炎", "fire"],
    ["みず", "water"],
    ["でんき", "electric"],
    ["デンキ", "electric"],
    ["草", "grass"],
    ["いわ", "rock"],
    ["ひこう", "flying"],
    ["こおり", "other"],
    ["fires", "other"],
    ["constructor", "other"],
    ["", "other"],
    [null, "other"],
  ])("%j is %s", (text, type) => {
    expect(monsterType(text)).toBe(type);
  });
});
