import { foldSpelling } from "./fold-spelling.ts";
import { plain } from "./plain-text.ts";
import { spellingPattern } from "./spelling-pattern.ts";
import { MAX_TEXT_LENGTH } from "./text.ts";

/** A word of a search text, in the forms in which it is compared. */
export type Word = {
  /** In plain form. */
  written: string;
  /** Matches it in a folded text. */
  spelling: RegExp;
  /** The word before タイプ or "type", when it ends so. */
  namedType: Word | null;
};

const SPACE_AFTER_NO = /(^|\s)(no\.?|#)\s+(?=\d)/g;
const SPACE_BEFORE_SUFFIX = /(?<=\S)\s+(?=(?:たいぷ|taipu|type)(?:\s|$))/g;
const TYPE_SUFFIX = /(?<=.)(?:たいぷ|taipu|type)$/;

function createWord(written: string): Word {
  return {
    written,
    spelling: spellingPattern(foldSpelling(written)),
    namedType: TYPE_SUFFIX.test(written) ? createWord(written.replace(TYPE_SUFFIX, "")) : null,
  };
}

/** The distinct words of a search text; `No. 7` and `fire type` are one word each. */
export function splitWords(text: string): Word[] {
  const kept = plain(text.slice(0, MAX_TEXT_LENGTH))
    .replace(SPACE_AFTER_NO, "$1$2")
    .replace(SPACE_BEFORE_SUFFIX, "");
  return [...new Set(kept.split(/\s+/))].filter((word) => word !== "").map(createWord);
}

/** The words as one, as a name may be written. */
export function joinWords(words: readonly Word[]): Word {
  return createWord(words.map(({ written }) => written).join(""));
}
