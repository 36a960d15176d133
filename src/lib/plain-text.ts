const KATAKANA = /[ァ-ヶ]/g;
const KATAKANA_TO_HIRAGANA = 0x60;

/** Normalizes width, case and kana: `ﾋﾉｺ`, `ヒノコ` → `ひのこ`, `ＦＩＲＥ` → `fire`. */
export function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA));
}
