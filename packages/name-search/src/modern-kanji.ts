import OLD_AND_NEW from "opencc-js/dict/JPShinjitaiCharactersRev";

const NEW_FORMS = new Map(
  OLD_AND_NEW.split("|").map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]),
);
const OLD_FORM = new RegExp(`[${[...NEW_FORMS.keys()].join("")}]`, "g");

/** 馬鹿々々 repeats both, 人々 one. */
const REPEATED = /(\p{Unified_Ideograph}{2})々々|(\p{Unified_Ideograph})(々+)/gu;

/** Writes kanji in their new form, and again instead of 々: `龍` → `竜`, `人々` → `人人`. */
export const modernKanji = (text: string): string =>
  text
    .replace(OLD_FORM, (kanji) => NEW_FORMS.get(kanji) ?? kanji)
    .replace(REPEATED, (_, both: string | undefined, kanji = "", marks = "") =>
      both ? both.repeat(2) : kanji.repeat(marks.length + 1),
    );
