import { type Choices, type SeededRandom, seededRandom } from "#src/portraits/seeded-random.ts";

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

// The weights follow counts of how Japanese names of creatures begin, go on and end.
const FIRST_KANA = weighted(
  `5 ア マ コ フ ド
   4 カ バ オ エ ラ
   3 ゴ キ シ ハ ニ ジ ヒ ヤ ミ サ ク チ デ メ ト ス
   2 ダ ガ ブ ウ レ ナ モ ケ イ ル ビ ポ パ タ ム リ ピ ユ ギ グ プ ワ ホ
   1 ネ ヌ ペ ベ ヨ ツ テ ロ ズ ボ ゼ ゲ ソ ノ ヘ ゾ セ ザ`,
);
const LATER_KANA = weighted(
  `4 ル リ ラ
   3 ク イ マ ロ シ
   2 ニ ノ ト タ ド コ メ ス レ
   2 ブ チ ジ グ ワ カ ガ オ ビ テ ナ ウ ズ ミ ム キ ア モ
   1 バ ゲ ネ ツ ギ ダ デ ザ サ フ ソ ケ エ ヤ ポ ボ ゴ ピ プ ヒ パ ベ ヌ ユ ヨ ホ ゼ`,
);
// Every row of kana: nobody knows what a name may have.
const AFTER_SMALL_TSU = weighted(
  `3 ク ト チ
   1 カ キ ケ コ サ シ ス セ ソ タ ツ テ ハ ヒ フ ヘ ホ パ ピ プ ペ ポ ガ ギ グ ゴ ザ ジ ズ ダ デ ド バ ビ ブ ベ ボ
   1 ナ ネ ノ マ ミ ム モ ヤ ヨ ラ リ ル ロ ワ
   1 キャ シュ チャ チョ ピョ ジャ ティ ディ ファ フィ フェ フォ`,
);
const GLIDES = weighted(
  `2 シャ ニャ ジャ チャ ジュ リュ
   1 キャ キュ シュ ショ チュ チョ ニョ ヒャ ヒョ ミャ ミュ リョ ギャ ジョ ビャ ビュ ピュ ピョ`,
);
const FOREIGN = weighted(
  "1 ティ ディ ファ フィ ウィ トゥ デュ フェ フォ ウェ ウォ ヴ ヴァ ヴィ シェ ジェ チェ ツァ",
);
const LONG = weighted(
  `1 コウ ソウ トウ ドウ ボウ モウ ロウ ゴウ ショウ チョウ クウ ユウ スウ シュウ リュウ
   1 ケイ セイ テイ ヘイ メイ レイ ニイ シイ カア オオ トオ ネエ`,
);
const OWN_SMALL_VOWELS = weighted("1 シィ ニィ キィ ビィ リィ ジィ ヒィ バァ ムゥ メェ");
const ENDINGS = weighted(
  `6 ン ー ス ル
   2 ト ラ ド マ ム ク コ シ ナ リ ーン ラー ット キー ール ース ック ッチ ドン
   1 ラス ード ング ロス オン イル シー ーラ ドラ ップ ッコ リア ーノ マル
   1 ダマ ネコ ガメ グマ カゲ ムシ ボウ ゾウ リュウ チュラ ニャン ファン ウィン シェル ヴァル
   2 ティ ディ フィ シィ リィ シャ チャ ジャ リュ ニョ チェ ジェル フェン ッシュ ッチャ ッフィ`,
);
const LENGTHS = weighted(
  `1 2 2 8 8 9 10
   4 7
   7 3
   12 6
   29 4
   42 5`,
);
const FAMILY_SIZES = weighted("7 1\n2 2\n1 3");

const UNPRONOUNCEABLE = /^[ーッンァィェォュ]|ッ$|ーー|ンン|[ーンッ]ッ|[ンッ]ー|ッ[ンアイウエオ]/;

function firstSound(random: SeededRandom): string {
  const kind = random.between(0, 100);
  if (kind < 6) return random.pick(GLIDES);
  return kind < 8 ? random.pick(FOREIGN) : random.pick(FIRST_KANA);
}

function laterSound(random: SeededRandom): string {
  const kind = random.between(0, 100);
  if (kind < 10) return "ー";
  if (kind < 18) return "ン";
  if (kind < 28) return `ッ${random.pick(AFTER_SMALL_TSU)}`;
  if (kind < 33) return random.pick(GLIDES);
  if (kind < 38) return random.pick(FOREIGN);
  return kind < 43 ? random.pick(LONG) : random.pick(LATER_KANA);
}

/** Repeats until the result is pronounceable and has this many kana. */
function invent(kana: number, attempt: () => string): string {
  for (;;) {
    const text = attempt();
    if (text.length === kana && !UNPRONOUNCEABLE.test(text)) return text;
  }
}

function inventSounds(random: SeededRandom, kana: number): string {
  return invent(kana, () => {
    let text = firstSound(random);
    while (text.length < kana) text += laterSound(random);
    return text;
  });
}

function inventShortName(random: SeededRandom, kana: number): string {
  if (kana === 2 && random.boolean(0.2)) return random.pick(OWN_SMALL_VOWELS);
  return inventSounds(random, kana);
}

/** The root with an ending and, where there is room, a second part in between. */
function extendRoot(random: SeededRandom, root: string, kana: number): string {
  return invent(kana, () => {
    const ending = random.pick(ENDINGS);
    const room = kana - root.length - ending.length;
    return root + (room > 0 ? inventSounds(random, room) : "") + ending;
  });
}

/**
 * Invents different katakana names of 2 to 10 kana, always the same for the same seed. Some share
 * their first part, as those of relatives do.
 */
export function inventNames(count: number, seed: string): string[] {
  const random = seededRandom(seed);
  const names = new Set<string>();
  while (names.size < count) {
    const root = inventSounds(random, random.pick([2, 2, 3]));
    for (let left = Number(random.pick(FAMILY_SIZES)); left > 0 && names.size < count; left--) {
      const kana = Number(random.pick(LENGTHS));
      names.add(kana > 3 ? extendRoot(random, root, kana) : inventShortName(random, kana));
    }
  }
  return [...names];
}
