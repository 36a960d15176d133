import { plain } from "#src/lib/plain-text.ts";
import type { Choices } from "#src/portraits/seeded-random.ts";
import {
  BALL,
  BAT,
  BEAR,
  BEE,
  BIRD,
  BOULDER,
  BULL,
  CACTUS,
  CANDLE,
  CAT,
  DEER,
  DRAGON,
  DROP,
  FAIRY,
  FISH,
  FLAME,
  FLOWER,
  FOX,
  FROG,
  GHOST,
  GOLEM,
  GOURD,
  HAWK,
  IMP,
  JELLYFISH,
  LION,
  LIZARD,
  LONG_DRAGON,
  MOTH,
  MOUSE,
  MUSHROOM,
  OWL,
  PROWLING_CAT,
  RABBIT,
  RICE_BALL,
  ROBOT,
  SEED,
  SITTING_FOX,
  SNAKE,
  SQUIRREL,
  TURTLE,
} from "./creatures.ts";
import type { Species } from "./species.ts";

/** Words for a creature, and its species: upright first, long last. */
const WORDS: readonly (readonly [words: string, ...Choices<Species>])[] = [
  ["ねこ とら cat きゃっと", CAT, PROWLING_CAT],
  ["いぬ おおかみ きつね dog wolf うるふ fox", SITTING_FOX, FOX],
  ["くま たぬき ぱんだ さる bear", BEAR],
  ["うさぎ rabbit", RABBIT],
  ["ねずみ ねず mouse", MOUSE],
  ["りす もんが squirrel", SQUIRREL],
  ["こうもり bat", BAT],
  ["おに あくま demon", IMP],
  ["とかげ わに きょうりゅう lizard", LIZARD],
  ["りゅう どらごん ひどら dragon", DRAGON, LONG_DRAGON],
  ["へび snake", SNAKE],
  ["しか うま deer ゆにこーん", DEER],
  ["うし ひつじ やぎ bull", BULL],
  ["らいお らいおん しし lion", LION],
  ["かめ turtle", TURTLE],
  ["うお さかな さめ まんぼ まんぼう くじら いるか fish shark", FISH],
  ["とり すずめ つる さぎ かもめ つばめ からす じゃく ぺんぎん bird ばーど", BIRD],
  ["たか わし はやぶさ eagle hawk", HAWK],
  ["ずく ふくろう owl", OWL],
  ["むし はち とんぼ かげろう かぶと bug bee", BEE],
  ["ちょう あげは moth", MOTH],
  ["かえる frog", FROG],
  ["くらげ たこ jelly", JELLYFISH],
  ["しずく すらいむ slime", DROP],
  ["まぐま", FLAME],
  ["ろうそ ろうそく candle", CANDLE],
  ["はな はなびら flower", FLOWER],
  ["たね seed", SEED],
  ["きのこ mushroom", MUSHROOM],
  ["さぼてん cactus", CACTUS],
  ["いし いわ いしころ がんせき rock", BOULDER],
  ["ごーれむ golem", GOLEM],
  ["おばけ ゆうれい ごーすと ぼうず ghost", GHOST],
  ["ろぼっと からくり robot", ROBOT],
  ["だるま ゆきだるま", GOURD],
  ["おにぎり", RICE_BALL],
  ["たま まりも だんご ball", BALL],
  ["ほしくず ようせい fairy", FAIRY],
];

const SPECIES_OF_WORD: ReadonlyMap<string, Choices<Species>> = new Map(
  WORDS.flatMap(([words, ...species]) => words.split(" ").map((word) => [word, species] as const)),
);

const MAX_WORD_LENGTH = Math.max(...[...SPECIES_OF_WORD.keys()].map((word) => word.length));

/** Shorter words at the start of a name are often part of another one, such as `リスク` or `Battler`. */
const MIN_START_LENGTH = { kana: 3, latin: 5 };

/** The second part of a compound often begins with a voiced sound: `カメ`, but `タイルガメ`. */
function speciesOfLastWord(word: string): Choices<Species> | undefined {
  const unvoiced = word.normalize("NFD").charAt(0) + word.slice(1);
  return SPECIES_OF_WORD.get(word) ?? SPECIES_OF_WORD.get(unvoiced);
}

/**
 * The species that a name speaks of, if any. The longest word counts, one at the end as if it had a
 * letter more: there a compound says what it is. Inside a name, words are found by mere chance.
 */
export function speciesOfName(name: string): Choices<Species> | undefined {
  const text = plain(name).trim();
  const minStart = MIN_START_LENGTH[/^[a-z]/.test(text) ? "latin" : "kana"];
  for (let length = MAX_WORD_LENGTH; length > 0; length--) {
    const atEnd = speciesOfLastWord(text.slice(-length));
    if (atEnd) return atEnd;
    const atStart = SPECIES_OF_WORD.get(text.slice(0, length + 1));
    if (atStart && length + 1 >= minStart) return atStart;
  }
  return undefined;
}
