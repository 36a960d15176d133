import type { Monster } from "#src/monsters/monster.ts";
import { type SeededRandom, seededRandom } from "#src/portraits/seeded-random.ts";
import { inventNames, weighted } from "./invented-names.ts";

const MONSTER_COUNT = 1_000;
const MOVE_COUNT = 300;

const TYPES = weighted(
  "1 ほのお みず でんき くさ いわ ひこう こおり むし じめん あく どく やみ ひかり かぜ はがね おと つき もり",
);
const THINGS = weighted(
  "1 なみ さけび かけら しずく たば わなげ しるし かおり くさび ゆりかご あしあと ざわめき うらがわ かさね みちくさ",
);
const MANNERS = weighted("1 そっと まとめて ぐるぐる とおくから よるに うっかり まっすぐ なんども");
const DEEDS = weighted(
  "1 たたく はこぶ ならべる おどろく ころがす うたう つつむ ゆれる ほどく みあげる",
);
const SHOWS = weighted("1 ビーム ダンス ロール シャワー ステップ リボン ランプ コーラス");

function inventMove(random: SeededRandom, root: string): string {
  const kind = random.between(0, 3);
  if (kind < 1) return `${random.pick(TYPES)}の${random.pick(THINGS)}`;
  return kind < 2 ? `${random.pick(MANNERS)}${random.pick(DEEDS)}` : `${root}${random.pick(SHOWS)}`;
}

function inventMoves(random: SeededRandom) {
  const names = inventNames(MOVE_COUNT, "roots of moves");
  const roots = weighted(`1 ${names.map((name) => name.slice(0, 3)).join(" ")}`);
  const moves = new Set<string>();
  while (moves.size < MOVE_COUNT) moves.add(inventMove(random, random.pick(roots)));
  return weighted(`1 ${[...moves].join(" ")}`);
}

function inventType(random: SeededRandom): string {
  const type = random.pick(TYPES);
  const second = random.pick(TYPES);
  return random.boolean(0.4) && second !== type ? `${type}・${second}` : type;
}

/** Monsters with different invented names, with types and moves: the same ones each time. */
export function inventMonsters(): Monster[] {
  const random = seededRandom("types and moves");
  const moves = inventMoves(random);
  const unknown = { level: null, hp: null, attack: null, defense: null, speed: null };
  return inventNames(MONSTER_COUNT, "lantern").map((name, index) => ({
    id: String(index + 1),
    name,
    type: inventType(random),
    moves: Array.from({ length: random.pick([2, 3, 4]) }, () => random.pick(moves)),
    ...unknown,
  }));
}
