import { type Choices, type SeededRandom, seededRandom } from "@monster-field/portraits/drawing";

/**
 * Choices among the words of all lines, each as likely as the weight in front of its line says.
 * @throws {Error} when there is no word.
 */
export function weighted(lines: string): Choices<string> {
  const [first, ...rest] = lines.split("\n").flatMap((line) => {
    const [weight, ...words] = line.trim().split(" ");
    return Array.from({ length: Number(weight) }, () => words).flat();
  });
  if (first === undefined) throw new Error("There is nothing to choose from");
  return [first, ...rest];
}

const GLIDES =
  "シャ ニャ ジャ チャ ジュ リュ キャ キュ シュ ショ チュ チョ ニョ ヒャ ヒョ ミャ ミュ リョ ギャ ジョ ビャ ビュ ピュ";
const FOREIGN =
  "ティ ディ ファ フィ ウィ トゥ デュ フェ フォ ウェ ウォ ヴ ヴァ ヴィ シェ ジェ チェ ツァ";
const LONG =
  "コウ ソウ トウ ボウ モウ ロウ ショウ チョウ クウ ユウ シュウ ケイ セイ テイ メイ オオ";

// The weights follow counts of how Japanese names of creatures begin, go on and end.
const FIRST = weighted(
  `10 ア マ コ フ ド カ バ オ エ ラ
   6 ゴ キ シ ハ ニ ジ ヒ ヤ ミ サ ク チ デ メ ト ス ダ ガ ブ ウ レ ナ モ ケ イ ル ビ ポ パ タ ム リ ピ ユ ギ グ プ ワ ホ
   3 ネ ヌ ペ ベ ヨ ツ テ ロ ズ ボ ゼ ゲ ソ ノ ヘ ゾ セ ザ
   1 ${GLIDES} ${FOREIGN}`,
);
const LATER = weighted(
  `40 ー ン
   8 ル リ ラ ク イ マ ロ シ
   4 ニ ノ ト タ ド コ メ ス レ ブ チ ジ グ ワ カ ガ オ ビ テ ナ ウ ズ ミ ム キ ア モ
   2 バ ゲ ネ ツ ギ ダ デ ザ サ フ ソ ケ エ ヤ ポ ボ ゴ ピ プ ヒ パ ベ ヌ ユ ヨ ホ ゼ
   1 ッカ ッキ ッケ ッコ ッサ ッシ ッス ッソ ッタ ッテ ッハ ッホ ッパ ッピ ッポ ッマ ッミ ッモ ッラ ッロ ッシュ ッチャ ッティ ッファ
   1 ${GLIDES} ${FOREIGN} ${LONG} シィ ニィ キィ ビィ リィ ジィ ヒィ バァ ムゥ メェ`,
);
const ENDINGS = weighted(
  `6 ン ー ス ル
   2 ト ラ ド マ ム ク コ シ ナ リ ーン ラー ット キー ール ース ック ッチ ドン
   1 ラス ード ング ロス オン イル シー ーラ ドラ ップ ッコ リア ーノ マル ダマ ネコ ガメ グマ カゲ ムシ ボウ ゾウ
   1 リュウ チュラ ニャン ファン ウィン シェル ヴァル ティ ディ フィ シィ リィ シャ チャ ジャ リュ ニョ チェ ジェル ッシュ ッチャ`,
);
const LENGTHS = weighted("1 2 2 8 8 9 10\n4 7\n7 3\n12 6\n29 4\n42 5");
const FAMILY_SIZES = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3] as const;
const PRONOUNCEABLE = /^(?!.*(?:ーー|ンン|[ーンッ]ッ|[ンッ]ー|ッ[ンアイウエオ]))[ァ-ヴー]+$/;

/** Continues a name to this many kana, in a way that can be pronounced. */
function complete(random: SeededRandom, start: string, kana: number, endings = ENDINGS): string {
  for (;;) {
    const ending = random.pick(endings);
    let name = start || random.pick(FIRST);
    while (name.length + ending.length < kana) name += random.pick(LATER);
    name += ending;
    if (name.length === kana && PRONOUNCEABLE.test(name)) return name;
  }
}

/**
 * Invents different katakana names of 2 to 10 kana, always the same for the same seed. Some share
 * their first part, as those of relatives do.
 */
export function inventNames(count: number, seed: string): string[] {
  const random = seededRandom(seed);
  const names = new Set<string>();
  while (names.size < count) {
    const root = complete(random, "", random.pick([2, 2, 3]), [""]);
    for (let left = random.pick(FAMILY_SIZES); left > 0 && names.size < count; left--) {
      const kana = Number(random.pick(LENGTHS));
      names.add(complete(random, kana > 3 ? root : "", kana));
    }
  }
  return [...names];
}
