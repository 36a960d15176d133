import type { Monster } from "#src/monsters/monster.ts";
import { CATALOGUE } from "./catalogue.ts";

const HEADS =
  "アオ アサ アメ イナ イワ ウミ オト カゲ カゼ カワ キリ クモ クロ コケ コメ サト シオ シモ シロ スス スナ ソラ タキ ツキ ツチ ツユ トゲ ナミ ニジ ノラ ハナ ヒカ ホシ マメ ミズ モリ ヤマ ユキ ヨル ワタ".split(
    " ",
  );
const MIDDLES =
  "カナ クル コロ サラ シキ スケ ソウ タマ チカ ツブ テン トン ナギ ニャン ヌル ノビ ハネ ピカ フワ ポン マル ムク モコ ヤン ユラ リン ルン ロウ ッコ ーバ".split(
    " ",
  );
const TAILS =
  "イヌ ウオ ガメ ガラス キツネ グマ ゴン サギ ザメ シカ ジャク スケ タカ ダルマ チョウ ツノ ドリ ドン ネコ ネズミ バチ ビト フクロウ ヘビ ボウズ マンボ ミミズク ムシ モンガ リス".split(
    " ",
  );
const TYPES = [
  ...["fire", "ほのお", "water", "みず", "electric", "でんき", "grass", "くさ", "rock", "いわ"],
  ...["flying", "ひこう", "こおり", "やみ", "ひかり", "どく", "からくり", "Dragon"],
];
const MOVES = [...new Set(CATALOGUE.flatMap(({ moves }) => moves ?? []))];
const NAME_COUNT = HEADS.length * MIDDLES.length * TAILS.length;
/** Shares no divisor with NAME_COUNT, so steps of it come to every name before any comes again. */
const NAME_STEP = 7919;
const UNKNOWN_SHARE = 0.03;

/**
 * Numbers from 0 (inclusive) to 1 (exclusive), the same for the same seed: xorshift32 of
 * G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8(14), 2003.
 */
function xorshift32(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

function nameOf(index: number): string {
  const place = (index * NAME_STEP) % NAME_COUNT;
  const head = HEADS[place % HEADS.length];
  const middle = MIDDLES[Math.floor(place / HEADS.length) % MIDDLES.length];
  const tail = TAILS[Math.floor(place / HEADS.length / MIDDLES.length)];
  return `${head}${middle}${tail}`;
}

/**
 * As many monsters as asked for, always the same: first the catalogue, then invented ones whose
 * names differ for the first 36,000. About one value in thirty is unknown.
 */
export function manyMonsters(count: number): Monster[] {
  const random = xorshift32(20250401);
  const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const maybe = <T>(value: T) => (random() < UNKNOWN_SHARE ? null : value);
  const oneOf = (texts: readonly string[]) => texts[between(0, texts.length - 1)] ?? "";

  const invent = (index: number): Monster => {
    const level = between(1, 100);
    const stat = () => maybe(between(10, 60) + level);
    return {
      id: String(index + 1),
      name: nameOf(index),
      type: maybe(oneOf(TYPES)),
      level: maybe(level),
      hp: stat(),
      attack: stat(),
      defense: stat(),
      speed: stat(),
      moves: maybe(Array.from({ length: between(0, 4) }, () => oneOf(MOVES))),
    };
  };
  return Array.from({ length: count }, (_, index) => CATALOGUE[index] ?? invent(index));
}
