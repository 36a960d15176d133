import type { ByKind } from "#src/lib/by-kind.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { readValue, VALUES } from "#src/monsters/monster-values.ts";

/** Both ends belong to the range; an end that is missing is open. The lower one is `min`. */
export type Range = { min?: number | undefined; max?: number | undefined };

/**
 * Every filter of the encyclopedia. Its key is the name of its parameter in addresses, and of its field in the form. Its
 * kind says how it is read and written (`query-params.ts`), and which monsters pass it (`filter-monsters.ts`). A range is one
 * of the number that `of` gives: its fields, and the button that takes it off, have the text of its key.
 */
export const FILTERS = [
  { key: "q", kind: "text" },
  { key: "favorites", kind: "flag" },
  { key: "type", kind: "types" },
  ...VALUES.map(
    (key) => ({ key, kind: "range", of: (monster: Monster) => readValue(monster, key) }) as const,
  ),
  { key: "ids", kind: "ids" },
] as const;

export type Filter = (typeof FILTERS)[number];

/** What each kind of filter asks for. */
export type Asked = {
  text: string;
  /** The favorites of the visitor. */
  flag: boolean;
  /** A monster needs one of them; none means any type. Known ones are named by their key. */
  types: readonly string[];
  /** `null` is any value, also one that is not known. */
  range: Range | null;
  /** Of a list that someone has shared; without any, all monsters are looked at. */
  ids: readonly string[];
};

/** What all filters ask for. */
export type Conditions = ByKind<Filter, Asked>;

export const RANGES = FILTERS.filter((filter) => filter.kind === "range");

export type RangeKey = (typeof RANGES)[number]["key"];

/** All search parameters that hold a query. */
export const QUERY_NAMES = [...FILTERS.map(({ key }) => key), "sort", "order", "view"] as const;
