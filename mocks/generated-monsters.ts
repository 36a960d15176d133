import { seededRandom } from "@monster-field/portraits/drawing";
import { blankMonster, type Monster, STATS } from "#src/monsters/fields.ts";
import { CATALOGUE, inTurn } from "./catalogue.ts";

const words = (text: string) => text.split(" ");
const HEADS = words(
  "アオ アサ アメ イナ イワ ウミ オト カゲ カゼ カワ キリ クモ クロ コケ コメ サト シオ シモ シロ スス スナ ソラ タキ ツキ ツチ ツユ トゲ ナミ ニジ ノラ ハナ ヒカ ホシ マメ ミズ モリ ヤマ ユキ ヨル ワタ",
);
const MIDDLES = words(
  "カナ クル コロ サラ シキ スケ ソウ タマ チカ ツブ テン トン ナギ ニャン ヌル ノビ ハネ ピカ フワ ポン マル ムク モコ ヤン ユラ リン ルン ロウ ッコ ーバ",
);
const TAILS = words(
  "イヌ ウオ ガメ ガラス キツネ グマ ゴン サギ ザメ シカ ジャク スケ タカ ダルマ チョウ ツノ ドリ ドン ネコ ネズミ バチ ビト フクロウ ヘビ ボウズ マンボ ミミズク ムシ モンガ リス",
);
const TYPES = [
  ...["fire", "ほのお", "water", "みず", "electric", "でんき", "grass", "くさ", "rock", "いわ"],
  ...["flying", "ひこう", "こおり", "やみ", "ひかり", "どく", "からくり", "Dragon"],
];
const MOVES = [...new Set(CATALOGUE.flatMap(({ moves }) => moves ?? []))];
const NAME_COUNT = HEADS.length * MIDDLES.length * TAILS.length;
/** Coprime with NAME_COUNT, so that every name is used before one repeats. */
const NAME_STEP = 7919;
const UNKNOWN_SHARE = 0.03;

function generateName(index: number): string {
  const combination = (index * NAME_STEP) % NAME_COUNT;
  const head = HEADS[combination % HEADS.length];
  const middle = MIDDLES[Math.floor(combination / HEADS.length) % MIDDLES.length];
  const tail = TAILS[Math.floor(combination / HEADS.length / MIDDLES.length)];
  return `${head}${middle}${tail}`;
}

/**
 * Returns `count` monsters, always the same: the catalogue, then generated ones. The first 36,000
 * names are all different, and about one value in thirty is unknown.
 */
export function generateMonsters(count: number): Monster[] {
  const random = seededRandom("generated monsters");
  const between = (min: number, max: number) => Math.floor(random.between(min, max + 1));
  const orUnknown = <T>(value: T) => (random.boolean(UNKNOWN_SHARE) ? null : value);
  const pick = (texts: readonly string[]) => texts[between(0, texts.length - 1)] ?? "";

  const generate = (index: number): Monster => {
    const level = between(1, 100);
    const stat = () => orUnknown(between(10, 60) + level);
    return {
      ...blankMonster(String(index + 1), generateName(index)),
      ...inTurn(index),
      type: orUnknown(pick(TYPES)),
      level: orUnknown(level),
      ...Object.fromEntries(STATS.map((key) => [key, stat()])),
      moves: orUnknown(Array.from({ length: between(0, 4) }, () => pick(MOVES))),
    };
  };
  return Array.from({ length: count }, (_, index) => CATALOGUE[index] ?? generate(index));
}
