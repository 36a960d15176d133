/** Rows of kana that end in a, i, u, e, o. */
const ROWS = {
  "": "アイウエオ",
  ...{ k: "カキクケコ", s: "サシスセソ", t: "タチツテト", n: "ナニヌネノ", h: "ハヒフヘホ" },
  ...{ m: "マミムメモ", y: "ヤ　ユ　ヨ", r: "ラリルレロ", w: "ワ　　　　", g: "ガギグゲゴ" },
  ...{ z: "ザジズゼゾ", d: "ダヂヅデド", b: "バビブベボ", p: "パピプペポ", v: "　　ヴ　　" },
};

const FOREIGN = {
  ...{ ティ: "ti", ディ: "di", トゥ: "tu", ドゥ: "du", テュ: "tyu", デュ: "dyu", イェ: "ye" },
  ...{ ファ: "fa", フィ: "fi", フェ: "fe", フォ: "fo", フュ: "fyu", ウィ: "wi", ウェ: "we" },
  ...{ ウォ: "wo", ヴァ: "va", ヴィ: "vi", ヴェ: "ve", ヴォ: "vo", クァ: "kwa", クォ: "kwo" },
  ...{ ツァ: "tsa", ツィ: "tsi", ツェ: "tse", ツォ: "tso", グァ: "gwa" },
};

const SMALL = { ァ: "a", ィ: "i", ゥ: "u", ェ: "e", ォ: "o", ャ: "ya", ュ: "yu", ョ: "yo" };
const SMALL_ON_KEYBOARD = Object.fromEntries(
  Object.entries(SMALL).map(([kana, romaji]) => [kana, `x${romaji}`]),
);

type Spellings = Record<string, string>;

const PLAIN: Spellings = Object.fromEntries(
  Object.entries(ROWS).flatMap(([consonant, row]) =>
    [...row].map((kana, at) => [kana, consonant + "aiueo".charAt(at)]),
  ),
);

/** キャ, キュ, キョ for every kana that ends in i, and ジェ and its like. */
function withGlides(starts: Spellings): Spellings {
  const inI = Object.entries(PLAIN).filter(([, romaji]) => /^.i$/.test(romaji));
  return Object.fromEntries(
    inI.flatMap(([kana, romaji]) =>
      Object.entries({ ャ: "a", ュ: "u", ョ: "o", ェ: "e" })
        .filter(([small]) => small !== "ェ" || /[シジチ]/.test(kana))
        .map(([small, vowel]) => [
          kana + small,
          (starts[kana] ?? romaji.replace("i", "y")) + vowel,
        ]),
    ),
  );
}

const toTable = (...spellings: readonly Spellings[]): ReadonlyMap<string, string> =>
  new Map(spellings.flatMap((part) => Object.entries(part)));

export const HEPBURN = toTable(
  PLAIN,
  withGlides({ シ: "sh", チ: "ch", ジ: "j", ヂ: "j" }),
  FOREIGN,
  SMALL,
  { シ: "shi", チ: "chi", ツ: "tsu", フ: "fu", ジ: "ji", ヂ: "ji", ヅ: "zu" },
);

export const KUNREI = toTable(PLAIN, withGlides({ ヂ: "zy" }), FOREIGN, SMALL, {
  ...{ ヂ: "zi", ヅ: "zu" },
});

/** The keys for each kana. */
export const KEYBOARD = toTable(PLAIN, withGlides({}), FOREIGN, SMALL_ON_KEYBOARD, {
  ...{ ティ: "thi", ディ: "dhi", トゥ: "twu", ドゥ: "dwu", テュ: "thu", デュ: "dhu", ウォ: "who" },
});
