import { memoize } from "#src/lib/memoize.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import { foldSpelling } from "./fold-spelling.ts";
import { phoneticKey, westernKeys } from "./phonetic-key.ts";
import { RANK, rankType } from "./rank-type.ts";
import { type SearchText, searchTexts } from "./search-texts.ts";
import { joinWords, type Word } from "./words.ts";

const BETWEEN_WORDS = /[\s・.･:：_-]+/;

function rankAsWritten({ written }: SearchText, word: string): number {
  const at = written.indexOf(word);
  if (at < 0) return RANK.none;
  if (at === 0) return word === written ? RANK.nameAsWritten : RANK.nameBegins;
  return BETWEEN_WORDS.test(written.charAt(at - 1)) ? RANK.wordBegins : RANK.nameContains;
}

function rankBySound({ written, folded }: SearchText, spelling: RegExp): number {
  const found = spelling.exec(folded);
  if (!found) return RANK.none;
  if (found.index === 0) return found[0] === folded ? RANK.name : RANK.nameBeginsInOtherSpelling;
  const [, ...words] = written.split(BETWEEN_WORDS);
  const begins = words.some((word) => spelling.exec(foldSpelling(word))?.index === 0);
  return begins ? RANK.wordBegins : RANK.nameContains;
}

type RankMonster = (monster: Monster, name: SearchText) => number;

/** @param moves the texts of all moves. */
function rankByWord(word: Word, moves: ReadonlyMap<string, SearchText>): RankMonster {
  const { written, spelling, number } = word;
  // Many monsters share these.
  const rankOfType = memoize((type: string | null) => rankType(type, word));
  const isInMove = memoize((move: string) => {
    const text = moves.get(move);
    return text !== undefined && (text.written.includes(written) || spelling.test(text.folded));
  });
  return (monster, name) =>
    Math.min(
      rankAsWritten(name, written),
      rankBySound(name, spelling),
      rankOfType(monster.type),
      number !== null && number === monsterNumber(monster) ? RANK.number : RANK.none,
      monster.moves?.some(isInMove) ? RANK.move : RANK.none,
    );
}

/** By the word that matches least, unless the words together are a part of the name. */
function rankByWords(words: readonly Word[], moves: ReadonlyMap<string, SearchText>): RankMonster {
  const ranks = words.map((word) => rankByWord(word, moves));
  const joined = words.length > 1 ? joinWords(words).spelling : null;
  return (monster, name) => {
    const apart = Math.max(...ranks.map((rank) => rank(monster, name)));
    return joined && apart !== RANK.none ? Math.min(apart, rankBySound(name, joined)) : apart;
  };
}

/** Matches each letter in one way only: otherwise a long text would take forever. */
const JAPANESE =
  /^(?:(?:([bdghkpstz])\1|cc?(?=[iy])|[bdfghkmnprstwz])?y?[aiueo]|n'|n(?![aiueoy'])|-)+$/;

const isWestern = (written: string, folded: string): boolean =>
  /^[a-z'-]+$/.test(folded) && (/[tp]h/.test(written) || !JAPANESE.test(folded));

/** Fewer consonants say too little of a name, even less of its beginning. */
const MIN_CONSONANTS = { name: 2, beginning: 3 };

/** Ranks names that a western word may spell, by the number of sounds left over; `null` if the text is no such word. */
function rankByPhoneticKey([word, ...others]: readonly Word[]): RankMonster | null {
  if (!word || others.length > 0 || !isWestern(word.written, foldSpelling(word.written)))
    return null;
  const beginnings = westernKeys(word.written);
  return (_, { folded }) => {
    const key = phoneticKey(folded);
    const rests = beginnings
      .filter((beginning) => key.startsWith(beginning))
      .map(({ length }) => {
        const rest = key.length - length;
        return length < MIN_CONSONANTS[rest === 0 ? "name" : "beginning"] ? RANK.none : rest;
      });
    return Math.min(RANK.none, ...rests);
  };
}

/** How well each monster of a list matches words: by their spelling or, if that finds none, by their sound. */
export function rankMonsters(monsters: readonly Monster[], words: readonly Word[]): number[] {
  const { names, moves } = searchTexts(monsters);
  const rankAll = (rank: RankMonster) =>
    monsters.map((monster, at) => rank(monster, names[at] ?? { written: "", folded: "" }));
  const ranks = rankAll(rankByWords(words, moves));
  if (ranks.some((rank) => rank !== RANK.none)) return ranks;
  const byPhoneticKey = rankByPhoneticKey(words);
  return byPhoneticKey ? rankAll(byPhoneticKey) : ranks;
}
