import {
  createGradual,
  type Gradual,
  type Preparation,
  prepareAll,
  stepsTo,
} from "#src/lib/gradual.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { numberKey } from "#src/monsters/monster-number.ts";
import { BY_NUMBER, hasText, type MonsterQuery, type Order } from "./monster-query.ts";
import { type CloseSounds, prepareCloseSounds } from "./prepared/close-sounds.ts";
import {
  boundValues,
  countTypes,
  type TypeCounts,
  type ValueBounds,
} from "./prepared/list-facts.ts";
import { collectTexts, type TextColumns } from "./prepared/text-columns.ts";
import { prepareTextOrder, readNumbers, sortMonsters } from "./sort-monsters.ts";

/**
 * Data that all searches in one list share. Each part is computed once: on first use or, in a long list,
 * in steps before it.
 */
export type SearchIndex = {
  monsters: readonly Monster[];
  texts: Gradual<TextColumns>;
  closeSounds: Gradual<CloseSounds>;
  typeCounts: Gradual<TypeCounts>;
  bounds: Gradual<ValueBounds>;
  /** The `numberKey` of each monster. */
  numberKeys: Gradual<Float64Array>;
  /** The positions of all monsters, sorted. */
  order: (order: Order) => Gradual<Uint32Array>;
  /** What has to be ready so that a query is answered at once; the same object for the same parts. */
  preparationFor: (query: MonsterQuery) => Preparation;
  /** Does a step of what any query may need, for idle time. Returns whether more are left. */
  prepareSome: () => boolean;
};

/** A cheap phone prepares as many at once in a few frames. */
const MAX_AT_ONCE = 2_000;

/** Caches what is created by its name. */
function createOnce<Value>() {
  const created = new Map<string, Value>();
  return (name: string, create: () => Value): Value => {
    const value = created.get(name) ?? create();
    created.set(name, value);
    return value;
  };
}

function buildIndex(monsters: readonly Monster[]): SearchIndex {
  const isShort = monsters.length <= MAX_AT_ONCE;
  const texts = createGradual(() => collectTexts(monsters), isShort);
  const closeSounds = createGradual(function* () {
    return yield* prepareCloseSounds(yield* stepsTo(texts));
  }, isShort);
  const typeCounts = createGradual(() => countTypes(monsters), isShort);
  const bounds = createGradual(() => boundValues(monsters), isShort);
  const numberKeys = createGradual(() => readNumbers(monsters, ({ id }) => numberKey(id)), isShort);
  const orderOnce = createOnce<Gradual<Uint32Array>>();
  const order = ({ key, direction }: Order) =>
    orderOnce(`${key} ${direction}`, () =>
      createGradual(function* () {
        return yield* sortMonsters(monsters, yield* stepsTo(numberKeys), key, direction);
      }, isShort),
    );
  const prepareOnce = createOnce<Preparation>();
  return {
    ...{ monsters, texts, closeSounds, typeCounts, bounds, numberKeys, order },
    preparationFor: (query) => {
      const { key, direction } = query.order ?? BY_NUMBER;
      const [isFiltered, isSearched] = [query.types.length > 0, hasText(query)];
      return prepareOnce(`${key} ${direction} ${isFiltered} ${isSearched}`, () =>
        prepareAll([
          order({ key, direction }),
          ...(isFiltered ? [typeCounts] : []),
          ...(isSearched ? [texts, closeSounds] : []),
        ]),
      );
    },
    prepareSome: () => {
      const parts = [order(BY_NUMBER), typeCounts, bounds, texts, closeSounds];
      const isMore = parts.some(({ step }) => step());
      if (!isMore) prepareTextOrder();
      return isMore;
    },
  };
}

const indexes = new WeakMap<readonly Monster[], SearchIndex>();

/** The index of a list, cached by the list's identity: cheap to call in every render. */
export function searchIndex(monsters: readonly Monster[]): SearchIndex {
  const index = indexes.get(monsters) ?? buildIndex(monsters);
  indexes.set(monsters, index);
  return index;
}
