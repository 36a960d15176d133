import { expect, test } from "vitest";
import { ja } from "#src/messages/ja.ts";

import { markPhrases } from "../../../build/phrases.ts";

test("running text may break between phrases, and stays the same otherwise", () => {
  const source = `tagline: "${ja.home.tagline}",`;
  const marked = markPhrases(source);
  const phrases = "草むらの|向こうで、|まだ|名前を|知らない|仲間が|待っている。";
  expect(marked.replaceAll("\u200B", "|")).toBe(`tagline: "${phrases}",`);
  expect(marked.replaceAll("\u200B", "")).toBe(source);
});

test("short texts are those of the catalogue, letter for letter", () => {
  for (const text of [...Object.values(ja.failures.detail), ja.offline.plain, ja.compare.full]) {
    const source = `text: "${text}",`;
    expect(markPhrases(source)).toBe(source);
  }
});
