import { isBlank } from "@monster-field/name-search/text";
import { byKind } from "#src/lib/by-kind.ts";
import { shownNumber, VALUES } from "#src/monsters/monster-values.ts";
import { type Conditions, FILTERS, type Filter } from "./filters.ts";

export const RANGE_ENDS = ["min", "max"] as const;

export type RangeEnd = (typeof RANGE_ENDS)[number];

export const SORT_KEYS = ["number", "name", ...VALUES] as const;

export type SortKey = (typeof SORT_KEYS)[number];

export const DIRECTIONS = ["asc", "desc"] as const;

export type Direction = (typeof DIRECTIONS)[number];

export const VIEWS = ["cards", "table"] as const;

/** How a list is shown. */
export type View = (typeof VIEWS)[number];

export type Order = { key: SortKey; direction: Direction };

export const BY_NUMBER: Order = { key: "number", direction: "asc" };

/** Whether an order is the usual one without a text. */
export const isByNumber = (order: Order | null) =>
  order?.key === BY_NUMBER.key && order.direction === BY_NUMBER.direction;

/** Numbers and names go up, and values have the strongest first. */
export const usualOrder = (key: SortKey): Order => ({
  key,
  direction: key === "number" || key === "name" ? "asc" : "desc",
});

const USUAL_ORDERS = SORT_KEYS.map(usualOrder);

/** The same key the other way round. */
export const reversed = ({ key, direction }: Order): Order => {
  return { key, direction: direction === "asc" ? "desc" : "asc" };
};

/** By number, by name, and each value with the strongest first; then the reverse of each. */
export const ORDERS: readonly Order[] = [...USUAL_ORDERS, ...USUAL_ORDERS.map(reversed)];

/** A query of the encyclopedia. */
export type MonsterQuery = Conditions & {
  /** `null` is the best match first while there is a text, and otherwise by number. */
  order: Order | null;
  /** `null` is the view that the visitor chose last. */
  view: "table" | null;
};

export const DEFAULT_QUERY: MonsterQuery = {
  ...byKind(FILTERS, { text: "", flag: false, types: [], range: null, ids: [] }),
  order: null,
  view: null,
};

/** The most monsters that a shared list has. */
export const MAX_IDS = 200;

/** How many suggestions are shown. */
export const SUGGESTION_COUNT = 8;

export const hasText = ({ q }: MonsterQuery) => !isBlank(q);

/** The query without its order, if that is the usual one. */
export function withoutUsualOrder(query: MonsterQuery): MonsterQuery {
  return isByNumber(query.order) && !hasText(query) ? { ...query, order: null } : query;
}

/** The query without anything that a monster has to meet. Order and view stay. */
export const withoutConditions = ({ order, view }: MonsterQuery): MonsterQuery => ({
  ...DEFAULT_QUERY,
  order,
  view,
});

/** The query without a filter. */
export const without = (query: MonsterQuery, key: Filter["key"]): MonsterQuery => ({
  ...query,
  [key]: DEFAULT_QUERY[key],
});

/** The end of a range is written with digits alone. */
export const MAX_BOUND = 999_999_999;

/** Digits in groups of three: `12,345.6`. */
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** Other signs that people take for a minus. */
const MINUS = /^[−‐–]/;

/** The number in a text, if it may be the end of a range. */
export function readBound(text: string): number | undefined {
  const typed = text.normalize("NFKC").trim().replace(MINUS, "-");
  const digits = GROUPED.test(typed) ? typed.replaceAll(",", "") : typed;
  if (!/^-?[\d.]+$/.test(digits)) return undefined;
  const value = shownNumber(Number(digits));
  return Math.abs(value) <= MAX_BOUND ? value : undefined;
}
