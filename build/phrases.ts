import { loadDefaultJapaneseParser } from "budoux";
import type { Plugin } from "vite";

/** Running text. Short texts stay as they are: people search, copy and compare them. */
const RUNNING_TEXT = /"([^"\n]*[。、][^"\n]*)"/g;

const parser = loadDefaultJapaneseParser();

/** Puts zero-width spaces between the phrases of the running text in the source of the texts. */
export const markPhrases = (source: string): string =>
  source.replace(RUNNING_TEXT, (_, text: string) => `"${parser.parse(text).join("\u200B")}"`);

/** Marks the phrases of Japanese running text, for browsers that do not find them themselves. */
export const phrases = (): Plugin => ({
  name: "phrases",
  transform: {
    filter: { id: /\/src\/messages\/ja\.ts$/ },
    handler: markPhrases,
  },
});
