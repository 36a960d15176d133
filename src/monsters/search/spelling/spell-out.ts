const REPEATED = /([ぁ-ゖ])([ゝゞ]+)/g;

/** A mark repeats the kana without its dakuten, and may have its own. */
function repeat(kana: string, marks: string): string {
  const unvoiced = kana.normalize("NFD").charAt(0);
  return kana + marks.normalize("NFD").replaceAll("ゝ", unvoiced).normalize("NFC");
}

const VOICED_W = /[ヷ-ヺ]/g;
const SPELT_WITH_V = new Map(Object.entries({ ヷ: "ゔぁ", ヸ: "ゔぃ", ヹ: "ゔぇ", ヺ: "ゔぉ" }));

/** Writes rare kana in `toHiragana` form as usual ones: `いすゞ` → `いすず`, `ヷ` → `ゔぁ`. */
export const spellOut = (text: string): string =>
  text
    .replace(REPEATED, (_, kana: string, marks: string) => repeat(kana, marks))
    .replace(VOICED_W, (kana) => SPELT_WITH_V.get(kana) ?? kana);
