import fc from "fast-check";
import { expect, test } from "vitest";
import { nameReading } from "../src/name-reading.ts";
import { toHalfWidth, toHiragana, toKatakana } from "./support/kana.ts";
import { NAMES } from "./support/things.ts";

test.each([
  ["ﾓﾝｽﾀｰ", "Monsutā"],
  ["ヌッチュ", "Nutchu"],
  ["シンイチ", "Shin'ichi"],
  ["ファイヤー", "Faiyā"],
  ["バッファロー", "Baffarō"],
  ["ヴァンパイア", "Vanpaia"],
  ["ピィ", "Pī"],
  ["ヂヅヲ", "Jizuo"],
  ["アッ", "A"],
  ["ヒノ・コリス", "Hino Korisu"],
  ["ヒノMk-2", "HinoMk-2"],
  ["Super ヒノ", "Super Hino"],
  ["火ノコ", null],
  ["ヒ\u200bノコ", "Hinoko"],
  ["マヨウ人々", null],
  ["火炎獣", null],
  ["・", null],
  ["🔥", null],
])("%s is read %s", (name, reading) => {
  expect(nameReading(name)).toBe(reading);
});

test("a name that nobody would say has no reading, whatever its length", () => {
  expect(nameReading("ヒ".repeat(100))).toBe(`Hi${"hi".repeat(99)}`);
  for (const length of [101, 5_000, 100_000]) expect(nameReading("ヒ".repeat(length))).toBeNull();
});

const KANA = fc.array(
  fc.constantFrom(..."アイウエオカガキギクコシジスタチッツテトナニノハフヘホマヤユヨリルワヲンー"),
  { minLength: 1 },
);

test("no kana is left, whatever its script and width", () => {
  const names = fc.oneof(
    KANA.map((kana) => kana.join("")),
    fc.constantFrom(...NAMES),
  );
  fc.assert(
    fc.property(names, (name) => {
      const reading = nameReading(name);
      expect(reading).toMatch(/^[A-Za-zāīūēōĀĪŪĒŌ']*$/);
      for (const same of [toHiragana(name), toKatakana(name), toHalfWidth(name)]) {
        expect(nameReading(same)).toBe(reading);
      }
    }),
  );
});

test("a text without kana is left alone, and kana in it changes nothing else", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
      expect(nameReading(text)).toBeNull();
      expect(nameReading(`${text} ヒノ`)?.toLowerCase()).toBe(`${text} hino`.toLowerCase());
    }),
  );
});
