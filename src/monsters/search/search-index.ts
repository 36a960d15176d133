import { plain } from "#src/lib/plain-text.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import { fold } from "./fold-spelling.ts";
import type { Direction, SortKey } from "./monster-query.ts";
import { prepareTextOrder, sortMonsters } from "./sort-monsters.ts";

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
  /** Does a part of the work ahead of time. Returns whether there is more to do. */
  prepareSome: () => boolean;
  /** Every type in the list, as it came, null included. */
  types: () => readonly (string | null)[];
  sorted: (key: SortKey, direction: Direction) => readonly Monster[];
  sortedEntries: (key: SortKey, direction: Direction) => readonly SearchEntry[];
};

/** Some 2 ms of work: on a cheap phone still less than a frame. */
const PREPARED_AT_ONCE = 500;

function toEntry(monster: Monster): SearchEntry {
  const lines = [monster.name, ...(monster.moves ?? [])].join("\n");
  return {
    monster,
    number: monsterNumber(monster),
    written: plain(lines),
    folded: fold(lines),
  };
}

/** Makes an order when it is first asked for, and keeps it. */
function keptOrders<Item>(make: (key: SortKey, direction: Direction) => readonly Item[]) {
  const orders = new Map<string, readonly Item[]>();
  return (key: SortKey, direction: Direction) => {
    const order = `${key} ${direction}`;
    const kept = orders.get(order) ?? make(key, direction);
    orders.set(order, kept);
    return kept;
  };
}

function buildIndex(monsters: readonly Monster[]): SearchIndex {
  const entries = new Map<Monster, SearchEntry>();
  let made = 0;
  const make = (count: number) => {
    for (const monster of monsters.slice(made, made + count))
      entries.set(monster, toEntry(monster));
    made = Math.min(made + count, monsters.length);
  };
  let types: readonly (string | null)[] | undefined;
  const sorted = keptOrders((key, direction) => sortMonsters(monsters, key, direction));
  const allEntries = () => {
    make(monsters.length);
    return entries;
  };
  return {
    monsters,
    entries: allEntries,
    prepareSome: () => {
      if (made === monsters.length) {
        prepareTextOrder();
        return false;
      }
      make(PREPARED_AT_ONCE);
      return true;
    },
    types: () => {
      types ??= [...new Set(monsters.map(({ type }) => type))];
      return types;
    },
    sorted,
    sortedEntries: keptOrders((key, direction) => {
      const all = allEntries();
      return sorted(key, direction).flatMap((monster) => all.get(monster) ?? []);
    }),
  };
}

const indexes = new WeakMap<readonly Monster[], SearchIndex>();

/** The index of a list, always the same one for the same list: cheap to ask for in every render. */
export function searchIndex(monsters: readonly Monster[]): SearchIndex {
  const index = indexes.get(monsters) ?? buildIndex(monsters);
  indexes.set(monsters, index);
  return index;
}
