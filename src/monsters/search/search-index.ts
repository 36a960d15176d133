import { createGradual, type Gradual, stepsTo } from "#src/lib/gradual.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { numberKey } from "#src/monsters/monster-number.ts";
import { BY_NUMBER, hasText, type MonsterQuery, type Order } from "./monster-query.ts";
import { type CloseSounds, prepareCloseSounds } from "./prepared/close-sounds.ts";
import { collectTexts, collectTypes, type TextColumns } from "./prepared/text-columns.ts";
import { prepareTextOrder, readNumbers, sortMonsters } from "./sort-monsters.ts";

/**
 * Data that all searches in one list share. Each part is computed on first use, or before it in steps,
 * and kept.
 */
export type SearchIndex = {
  monsters: readonly Monster[];
  texts: () => TextColumns;
  closeSounds: () => CloseSounds;
  /** The distinct types as the API wrote them, including null. */
  types: () => readonly (string | null)[];
  /** The `numberKey` of each monster. */
  numberKeys: () => Float64Array;
  /** The positions of all monsters, sorted. */
  sorted: (order: Order) => Uint32Array;
  /** Does a step of what any search needs in advance, for idle time. Returns whether more is left. */
  prepareSome: () => boolean;
  /** Does a step of what a query needs, see `isReadyFor`. Returns whether more is left. */
  prepareSomeFor: (query: MonsterQuery) => boolean;
  /** Whether a query can be answered at once: in a short list always, in a long one when it is prepared. */
  isReadyFor: (query: MonsterQuery) => boolean;
};

/** A cheap phone prepares as many at once in a few frames. */
const MAX_AT_ONCE = 2_000;

/** Does a step of the first part that has any left. Returns whether more may be left. */
function stepFirst(parts: readonly Gradual<unknown>[]): boolean {
  const part = parts.find(({ isReady }) => !isReady());
  part?.step();
  return part !== undefined;
}

function buildIndex(monsters: readonly Monster[]): SearchIndex {
  const texts = createGradual(() => collectTexts(monsters));
  const closeSounds = createGradual(function* () {
    return yield* prepareCloseSounds(yield* stepsTo(texts));
  });
  const types = createGradual(() => collectTypes(monsters));
  const numberKeys = createGradual(() => readNumbers(monsters, ({ id }) => numberKey(id)));
  const orders = new Map<string, Gradual<Uint32Array>>();
  const orderBy = ({ key, direction }: Order) => {
    const name = `${key} ${direction}`;
    const known = orders.get(name);
    if (known) return known;
    const order = createGradual(function* () {
      return yield* sortMonsters(monsters, yield* stepsTo(numberKeys), key, direction);
    });
    orders.set(name, order);
    return order;
  };
  const partsFor = (query: MonsterQuery) => [
    orderBy(query.order ?? BY_NUMBER),
    ...(query.types.length > 0 ? [types] : []),
    ...(hasText(query) ? [texts, closeSounds] : []),
  ];
  return {
    monsters,
    texts: texts.get,
    closeSounds: closeSounds.get,
    types: types.get,
    numberKeys: numberKeys.get,
    sorted: (order) => orderBy(order).get(),
    prepareSome: () => {
      const isMore = stepFirst([orderBy(BY_NUMBER), types, texts, closeSounds]);
      if (!isMore) prepareTextOrder();
      return isMore;
    },
    prepareSomeFor: (query) => stepFirst(partsFor(query)),
    isReadyFor: (query) =>
      monsters.length <= MAX_AT_ONCE || partsFor(query).every(({ isReady }) => isReady()),
  };
}

const indexes = new WeakMap<readonly Monster[], SearchIndex>();

/** The index of a list, cached by the list's identity: cheap to call in every render. */
export function searchIndex(monsters: readonly Monster[]): SearchIndex {
  const index = indexes.get(monsters) ?? buildIndex(monsters);
  indexes.set(monsters, index);
  return index;
}
