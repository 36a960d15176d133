import { fold } from "./fold.ts";
import type { Monster } from "./monster.ts";
import { monsterNumber } from "./monster-number.ts";
import type { Direction, SortKey } from "./monster-query.ts";
import { plain } from "./plain.ts";
import { sortMonsters } from "./sort-monsters.ts";

export type SearchEntry = {
  monster: Monster;
  number: string | null;
  /** The name and the moves, one a line: plain, and folded. */
  written: string;
  folded: string;
};

/** What searches in one list share. Each part is made when first asked for, then kept. */
export type SearchIndex = {
  monsters: readonly Monster[];
  entries: () => ReadonlyMap<Monster, SearchEntry>;
  /** Every type in the list, as it came, null included. */
  types: () => readonly (string | null)[];
  sorted: (key: SortKey, direction: Direction) => readonly Monster[];
};

function toEntry(monster: Monster): SearchEntry {
  const lines = [monster.name, ...(monster.moves ?? [])].join("\n");
  return {
    monster,
    number: monsterNumber(monster),
    written: plain(lines),
    folded: fold(lines),
  };
}

function buildIndex(monsters: readonly Monster[]): SearchIndex {
  let entries: ReadonlyMap<Monster, SearchEntry> | undefined;
  let types: readonly (string | null)[] | undefined;
  const orders = new Map<string, readonly Monster[]>();
  return {
    monsters,
    entries: () => {
      entries ??= new Map(monsters.map((monster) => [monster, toEntry(monster)]));
      return entries;
    },
    types: () => {
      types ??= [...new Set(monsters.map(({ type }) => type))];
      return types;
    },
    sorted: (key, direction) => {
      const order = `${key} ${direction}`;
      const sorted = orders.get(order) ?? sortMonsters(monsters, key, direction);
      orders.set(order, sorted);
      return sorted;
    },
  };
}

const indexes = new WeakMap<readonly Monster[], SearchIndex>();

/** The index of a list, always the same one for the same list: cheap to ask for in every render. */
export function searchIndex(monsters: readonly Monster[]): SearchIndex {
  const index = indexes.get(monsters) ?? buildIndex(monsters);
  indexes.set(monsters, index);
  return index;
}
