import { loadDefaultJapaneseParser } from "budoux";
import type { Plugin } from "vite";

/** The texts of the catalogue that are sentences, apart from titles, which name things. */
const SENTENCES = /(?<!title: )"([^"\n]*(?:[。、]|です|ます|した|せん)[^"\n]*)"/g;

const parser = loadDefaultJapaneseParser();

/** Puts a space without width between the phrases of Japanese text. */
export const withPhrases = (text: string): string => parser.parse(text).join("\u200B");

/** Marks the phrases of the Japanese sentences, for browsers that do not find them themselves. */
export const phrases = (): Plugin => ({
  name: "phrases",
  transform: {
    filter: { id: /\/src\/messages\/ja\.ts$/ },
    handler: (code) =>
      code.replace(SENTENCES, (_, sentence: string) => JSON.stringify(withPhrases(sentence))),
  },
});
