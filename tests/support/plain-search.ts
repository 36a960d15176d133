import { plain } from "#src/lib/plain-text.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import { foldSpelling } from "#src/monsters/search/fold-spelling.ts";
import { RANK } from "#src/monsters/search/rank.ts";
import { rankType } from "#src/monsters/search/rank-type.ts";
import { soundSkeleton, westernSkeletons } from "#src/monsters/search/sound-skeleton.ts";
import { joinWords, splitWords, type Word } from "#src/monsters/search/words.ts";

/** The search for a text as its documentation says it, monster by monster: slow, and easy to check. */

const BETWEEN_WORDS = /[\s・.･:：_-]+/;

type RankMonster = (monster: Monster) => number;

function rankNameAsWritten(name: string, word: string): number {
  const at = plain(name).indexOf(word);
  if (at < 0) return RANK.none;
  if (at === 0) return word === plain(name) ? RANK.nameAsWritten : RANK.nameBegins;
  return BETWEEN_WORDS.test(plain(name).charAt(at - 1)) ? RANK.wordBegins : RANK.nameContains;
}

function rankNameBySound(name: string, spelling: RegExp): number {
  const folded = foldSpelling(name);
  const found = spelling.exec(folded);
  if (!found) return RANK.none;
  if (found.index === 0) return found[0] === folded ? RANK.name : RANK.nameBeginsInOtherSpelling;
  const [, ...words] = name.split(BETWEEN_WORDS);
  const begins = words.some((word) => spelling.exec(foldSpelling(word))?.index === 0);
  return begins ? RANK.wordBegins : RANK.nameContains;
}

const hasMove = ({ moves }: Monster, { written, spelling }: Word) =>
  moves?.some((move) => plain(move).includes(written) || spelling.test(foldSpelling(move))) ??
  false;

const rankWord =
  (word: Word): RankMonster =>
  (monster) =>
    Math.min(
      rankType(monster.type, word),
      word.number !== null && word.number === monsterNumber(monster) ? RANK.number : RANK.none,
      rankNameAsWritten(monster.name, word.written),
      rankNameBySound(monster.name, word.spelling),
      hasMove(monster, word) ? RANK.move : RANK.none,
    );

function rankByWords(words: readonly Word[]): RankMonster {
  const ranks = words.map(rankWord);
  const joined = words.length > 1 ? joinWords(words).spelling : null;
  return (monster) => {
    const apart = Math.max(...ranks.map((rank) => rank(monster)));
    if (apart === RANK.none || !joined) return apart;
    return Math.min(apart, rankNameBySound(monster.name, joined));
  };
}

const JAPANESE =
  /^(?:(?:([bdghkpstz])\1|cc?(?=[iy])|[bdfghkmnprstwz])?y?[aiueo]|n'|n(?![aiueoy'])|-)+$/;

function rankBySkeleton([word, ...others]: readonly Word[]): RankMonster {
  const written = word?.written ?? "";
  const folded = foldSpelling(written);
  const isWestern = /^[a-z'-]+$/.test(folded) && (/[tp]h/.test(written) || !JAPANESE.test(folded));
  if (others.length > 0 || !isWestern) return () => RANK.none;
  const skeletons = westernSkeletons(written);
  return ({ name }) => {
    const skeleton = soundSkeleton(foldSpelling(name));
    const begins = skeletons.filter(
      (beginning) =>
        skeleton.startsWith(beginning) &&
        beginning.length >= (beginning.length === skeleton.length ? 2 : 3),
    );
    return Math.min(RANK.none, ...begins.map(({ length }) => skeleton.length - length));
  };
}

/** The monsters that match a text, which has words, best first; equal ones in the order of `monsters`. */
export function findPlainly(monsters: readonly Monster[], text: string): Monster[] {
  const words = splitWords(text);
  const rankAll = (rank: RankMonster) =>
    monsters
      .map((monster) => ({ monster, rank: rank(monster) }))
      .filter((match) => match.rank !== RANK.none);
  const exact = rankAll(rankByWords(words));
  const found = exact.length > 0 ? exact : rankAll(rankBySkeleton(words));
  return found.sort((a, b) => a.rank - b.rank).map(({ monster }) => monster);
}
