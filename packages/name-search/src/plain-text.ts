const KATAKANA = /[ァ-ヶヽヾ]/g;
const KATAKANA_TO_HIRAGANA = 0x60;

/** Invisible by themselves: zero-width spaces, variation selectors, fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Whether a text is invisible. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, "").trim() === "";

/** Normalizes width, joins letters with their marks and drops what is invisible: `ｶﾞ`, `カ゛` → `ガ`. */
export function compose(text: string): string {
  return (
    text
      .replace(INVISIBLE, "")
      // Unicode would make a space and a mark of each.
      .replace(/゛/g, "\u3099")
      .replace(/゜/g, "\u309a")
      .normalize("NFKC")
  );
}

/** `ヒノコ` → `ひのこ`. */
export const toHiragana = (text: string): string =>
  text.replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA));

/** Normalizes as `compose` does, and case and kana: `ﾋﾉｺ`, `ヒノコ` → `ひのこ`, `ＦＩＲＥ` → `fire`. */
export const plain = (text: string): string => toHiragana(compose(text).toLowerCase());
