const shifted = (from: RegExp, by: number) => (text: string) =>
  text.replace(from, (char) => String.fromCharCode(char.charCodeAt(0) + by));

export const toHiragana = shifted(/[ァ-ヶ]/g, -0x60);
export const toKatakana = shifted(/[ぁ-ゖ]/g, 0x60);
export const toFullWidth = shifted(/[!-~]/g, 0xfee0);

const HALF_WIDTH = new Map(
  Array.from({ length: 0xff9f - 0xff65 + 1 }, (_, at) => String.fromCharCode(0xff65 + at)).flatMap(
    (half) => ["", "ﾞ", "ﾟ"].map((mark) => [(half + mark).normalize("NFKC"), half + mark] as const),
  ),
);

export function toHalfWidth(katakana: string): string {
  return [...katakana].map((kana) => HALF_WIDTH.get(kana) ?? kana).join("");
}
