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

let segmenter: Intl.Segmenter | undefined;

/** Kana, the usual kanji and ASCII: each is a letter of its own. */
const SINGLE_LETTERS = /^[ -~ぁ-ゖァ-ー一-鿿]*$/;

/** The letters of a text as people count them: with their accents, and an emoji as one. */
export function* lettersOf(text: string): Generator<string, void> {
  // The segmenter takes 40 ms for a list's names on a slow phone, while the visitor types.
  if (SINGLE_LETTERS.test(text)) return yield* text;
  segmenter ??= new Intl.Segmenter();
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** In UTF-16 code units. No name is longer, and no screen has room for more. */
export const MAX_SHOWN_LENGTH = 100;

/** Whether a name, a type or a move can be shown. */
export const isUsableText = (text: string): boolean => text.isWellFormed() && !isBlank(text);

/** The text, or as many whole letters of it as fit with an ellipsis into `MAX_SHOWN_LENGTH`. */
export function shortenText(text: string): string {
  if (text.length <= MAX_SHOWN_LENGTH) return text;
  let shown = "";
  for (const letter of lettersOf(text)) {
    if (shown.length + letter.length >= MAX_SHOWN_LENGTH) break;
    shown += letter;
  }
  // A single letter may have more accents than that.
  return `${shown || text.slice(0, MAX_SHOWN_LENGTH - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** Whether a text has only what is typed in Latin letters. Those in full width are of an input method for another script. */
export const isLatin = (text: string): boolean => /^[[ -~\p{sc=Latn}]--[Ａ-Ｚａ-ｚ]]*$/v.test(text);

/** The language to mark a text from the API with: Japanese if it has kana or kanji, else none. */
export const languageOf = (text: string): "ja" | undefined =>
  /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(text) ? "ja" : undefined;
