const KATAKANA = /[ァ-ヶヽヾ]/g;
const KATAKANA_TO_HIRAGANA = 0x60;

/** What draws nothing by itself: zero-width spaces, variation selectors, fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, "").trim() === "";

/** Normalizes width, joins letters with their marks and drops what draws nothing: `ｶﾞ`, `カ゛` → `ガ`. */
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

let segmenter: Intl.Segmenter | undefined;

/** The letters of a text as people count them: with their accents, and an emoji as one. */
export function* lettersOf(text: string): Generator<string, void> {
  segmenter ??= new Intl.Segmenter();
  for (const { segment } of segmenter.segment(text)) yield segment;
}
