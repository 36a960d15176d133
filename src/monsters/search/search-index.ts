import { plain } from "#src/lib/plain-text.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import { foldSpelling } from "./fold-spelling.ts";
import type { Direction, SortKey } from "./monster-query.ts";
import { prepareTextOrder, sortMonsters } from "./sort-monsters.ts";
import { soundSkeleton } from "./sound-skeleton.ts";
import { type Sounds, soundsOf } from "./sounds.ts";

export type SearchEntry = {
  monster: Monster;
  number: string | null;
  /** The name and the moves, each on a line of its own: in plain form, and with folded spelling. */
  written: string;
  folded: string;
  /** Where the name ends in them. */
  nameEnd: { written: number; folded: number };
  /** Of the name, see `soundSkeleton`. */
  skeleton: string;
  /** Of the name. */
  sounds: Sounds;
};

/** Data that all searches in one list share. Each part is computed on first use and cached. */
export type SearchIndex = {
  monsters: readonly Monster[];
  entries: () => ReadonlyMap<Monster, SearchEntry>;
  /** Does a short part of the work in advance, for idle time. Returns whether more is left. */
  prepareSome: () => boolean;
  /** The distinct types in the list as the API wrote them, including null. */
  types: () => readonly (string | null)[];
  sorted: (key: SortKey, direction: Direction) => readonly Monster[];
  sortedEntries: (key: SortKey, direction: Direction) => readonly SearchEntry[];
};

/** Takes about 2 ms: on a cheap phone still less than a frame. */
const BATCH_SIZE = 150;

function createEntry(monster: Monster): SearchEntry {
  const moves = (monster.moves ?? []).map((move) => `\n${move}`).join("");
  const written = plain(monster.name);
  const folded = foldSpelling(monster.name);
  return {
    monster,
    number: monsterNumber(monster),
    written: written + plain(moves),
    folded: folded + foldSpelling(moves),
    nameEnd: { written: written.length, folded: folded.length },
    skeleton: soundSkeleton(folded),
    sounds: soundsOf(folded),
  };
}

/** Caches the result for each combination of key and direction. */
function memoizeOrder<Item>(compute: (key: SortKey, direction: Direction) => readonly Item[]) {
  const orders = new Map<string, readonly Item[]>();
  return (key: SortKey, direction: Direction) => {
    const cacheKey = `${key} ${direction}`;
    const ordered = orders.get(cacheKey) ?? compute(key, direction);
    orders.set(cacheKey, ordered);
    return ordered;
  };
}

function buildIndex(monsters: readonly Monster[]): SearchIndex {
  const entries = new Map<Monster, SearchEntry>();
  let indexedCount = 0;
  const addEntries = (count: number) => {
    for (const monster of monsters.slice(indexedCount, indexedCount + count))
      entries.set(monster, createEntry(monster));
    indexedCount = Math.min(indexedCount + count, monsters.length);
  };
  let types: readonly (string | null)[] | undefined;
  const sorted = memoizeOrder((key, direction) => sortMonsters(monsters, key, direction));
  const allEntries = () => {
    addEntries(monsters.length);
    return entries;
  };
  return {
    monsters,
    entries: allEntries,
    prepareSome: () => {
      if (indexedCount === monsters.length) {
        prepareTextOrder();
        return false;
      }
      addEntries(BATCH_SIZE);
      return true;
    },
    types: () => {
      types ??= [...new Set(monsters.map(({ type }) => type))];
      return types;
    },
    sorted,
    sortedEntries: memoizeOrder((key, direction) => {
      const all = allEntries();
      return sorted(key, direction).flatMap((monster) => all.get(monster) ?? []);
    }),
  };
}

const indexes = new WeakMap<readonly Monster[], SearchIndex>();

/** The index of a list, cached by the list's identity: cheap to call in every render. */
export function searchIndex(monsters: readonly Monster[]): SearchIndex {
  const index = indexes.get(monsters) ?? buildIndex(monsters);
  indexes.set(monsters, index);
  return index;
}
