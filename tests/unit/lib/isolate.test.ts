import { describe, expect, test } from "vitest";
import { isolate } from "#src/lib/isolate.ts";

describe("a name in a text", () => {
  test.each(["ヒノコリス", "Drake (fire)!", "꼬부기", "Ёлка", "👾 №1", ""])(
    "%j runs as the text does and stays as it is",
    (name) => expect(isolate(name)).toBe(name),
  );

  test.each([
    ["right to left", "تنين (نار)!", "\u2068تنين (نار)!\u2069"],
    ["in part", "No.1 דרקון", "\u2068No.1 דרקון\u2069"],
    ["from a plane beyond the first", "\u{1e900}", "\u2068\u{1e900}\u2069"],
    ["with an override", "\u202eabc", "\u2068\u202eabc\u2069"],
    ["with a direction mark", "abc\u200f", "\u2068abc\u200f\u2069"],
    ["with balanced isolates", "\u2067a\u2069", "\u2068\u2067a\u2069\u2069"],
    ["with an open isolate", "\u2067\u2066a\u2069", "\u2068\u2067\u2066a\u2069\u2069\u2069"],
    ["with an end too many", "a\u2069\u2067b", "\u2068\u2068a\u2069\u2067b\u2069\u2069"],
  ])("%s is an isolate in which all that it opens ends", (_, name, isolated) =>
    expect(isolate(name)).toBe(isolated),
  );
});
