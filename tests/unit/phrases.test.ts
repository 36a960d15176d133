import { expect, test } from "vitest";
import { ja } from "#src/messages/ja.ts";
import { withPhrases } from "../../prerender/phrases.ts";

test("sentences may break between phrases, and stay the same otherwise", () => {
  const marked = withPhrases(ja.home.tagline);
  expect(marked.split("\u200B")).toEqual([
    "草むらの",
    "向こうで、",
    "まだ",
    "名前を",
    "知らない",
    "仲間が",
    "待っている。",
  ]);
  expect(marked.replaceAll("\u200B", "")).toBe(ja.home.tagline);
});
