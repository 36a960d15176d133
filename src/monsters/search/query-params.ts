import { isBlank, MAX_TEXT_LENGTH, plain } from "@monster-field/name-search/text";
import { isValidId } from "#src/monsters/monster-id.ts";
import {
  isKnownType,
  MONSTER_TYPES,
  OTHER_TYPE,
  typeKey,
  typeParts,
} from "#src/monsters/monster-type.ts";
import {
  type Asked,
  type Conditions,
  FILTERS,
  type QUERY_NAMES,
  RANGES,
  type Range,
  type RangeKey,
} from "./filters.ts";
import {
  BY_NUMBER,
  DEFAULT_QUERY,
  DIRECTIONS,
  type Direction,
  MAX_IDS,
  type MonsterQuery,
  ORDERS,
  type Order,
  RANGE_ENDS,
  type RangeEnd,
  readBound,
  SORT_KEYS,
  type SortKey,
  withoutUsualOrder,
} from "./monster-query.ts";

/** The search parameters that hold a query in addresses of the app. */
export type MonsterSearchParams = Partial<
  Record<(typeof QUERY_NAMES)[number], string | undefined> & {
    sort: SortKey | undefined;
    order: Direction | undefined;
  }
>;

/** What is in an address, or what a form sends. */
type Search = Record<string, unknown>;

/** Servers refuse addresses that are too long. */
export const MAX_TYPES = 30;

const MAX_TYPE_LENGTH = 50;

/** The texts in a search parameter, which may be missing, alone or a list. */
const texts = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((item) => typeof item === "number" || typeof item === "string")
    .map(String);

const firstOf = <T>(value: unknown, read: (text: string) => T | undefined): T | undefined =>
  texts(value)
    .map(read)
    .find((result) => result !== undefined);

/** Not trimmed: while someone types, the text keeps the space before the next word. No field has line breaks. */
function readText(text: string): string | undefined {
  const kept = text
    .replace(/[\r\n]/g, "")
    .slice(0, MAX_TEXT_LENGTH)
    .toWellFormed();
  return isBlank(kept) ? undefined : kept;
}

/** Whether an address may name a type. */
export const isUsableType = (name: string): boolean =>
  name.length <= MAX_TYPE_LENGTH && name.isWellFormed();

/** Each type once, the known ones first. */
function readTypes(value: unknown): string[] {
  const named = new Map<string, string>();
  for (const name of texts(value).flatMap(typeParts).filter(isUsableType)) {
    const key = typeKey(name);
    if (!named.has(key)) named.set(key, key === OTHER_TYPE ? key : name);
  }
  const known = MONSTER_TYPES.filter((type) => named.has(type));
  const others = [...named].flatMap(([key, name]) => (isKnownType(key) ? [] : [name]));
  return [...known, ...others].slice(0, MAX_TYPES);
}

/** What stands between ids, as people type it. In an id it is escaped, as spaces around it are. */
const BETWEEN_IDS = /[,，、]/;
const TO_ESCAPE = /[%,，、]|^\s+|\s+$/g;
const ESCAPED = /(?:%[\dA-F]{2})+/g;

/** As it stands, if it is not what `encodeURIComponent` makes. */
function unescapeId(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}

/** The ids in a search parameter: each once, in one list or several. */
export function readIds(value: unknown): string[] {
  const ids = texts(value)
    .flatMap((text) => text.split(BETWEEN_IDS))
    .map((id) => id.trim().replace(ESCAPED, unescapeId))
    .filter(isValidId);
  return [...new Set(ids)];
}

/** The reverse of `readIds`; `undefined` without any. */
export const writeIds = (ids: readonly string[]): string | undefined =>
  ids.map((id) => id.replace(TO_ESCAPE, encodeURIComponent)).join() || undefined;

/** The range between two ends in any order, if there is one at least. */
function rangeOf([min, max]: readonly (number | undefined)[]): Range | undefined {
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return (min ?? max) === undefined ? undefined : { min, max };
}

const ENDS = /^(-?[^-]+)?-(-?[^-]+)?$/;

/** `10-40`, `10.5-`, `-40`, `-20--10` or, for one value that is not negative, `10`. */
function readRange(text: string): Range | undefined {
  const written = plain(text).trim();
  const [, min, max]: (string | undefined)[] = ENDS.exec(written) ?? ["", written, written];
  const ends = [min, max].filter((end) => end !== undefined);
  const isMalformed = ends.some((end) => readBound(end) === undefined);
  return isMalformed ? undefined : rangeOf([min, max].map((end) => readBound(end ?? "")));
}

/** The name of the field for one end of a range, and so of the parameter that a form sends for it. */
export const rangeFieldName = (key: RangeKey, end: RangeEnd) => `${key}-${end}`;

/** These fields, with the ends that they are for. */
export const RANGE_FIELDS = RANGES.flatMap(({ key }) =>
  RANGE_ENDS.map((end) => ({ name: rangeFieldName(key, end), key, end })),
);

const readEnds = (search: Search, key: RangeKey): Range | undefined =>
  rangeOf(RANGE_ENDS.map((end) => firstOf(search[rangeFieldName(key, end)], readBound)));

function writeRange(range: Range | null): string | undefined {
  if (!range) return undefined;
  const { min, max } = range;
  if (min === max && (min ?? 0) >= 0) return min?.toString();
  return `${min ?? ""}-${max ?? ""}`;
}

/** How each kind of filter is read, and written; `undefined` is not in the address. */
const KINDS: {
  [Kind in keyof Asked]: {
    read: (value: unknown) => Asked[Kind] | undefined;
    write: (asked: Asked[Kind]) => string | undefined;
  };
} = {
  text: { read: (value) => firstOf(value, readText), write: readText },
  flag: {
    read: (value) => firstOf(value, (text) => text === "true" || undefined),
    write: (isOn) => (isOn ? "true" : undefined),
  },
  types: { read: readTypes, write: (types) => readTypes([...types]).join() || undefined },
  range: { read: (value) => firstOf(value, readRange), write: writeRange },
  ids: {
    read: (value) => readIds(value).slice(0, MAX_IDS),
    write: (ids) => writeIds(ids.slice(0, MAX_IDS)),
  },
};

const write = <Kind extends keyof Asked>(kind: Kind, asked: Asked[Kind]) =>
  KINDS[kind].write(asked);

function readConditions(search: Search): Conditions;
function readConditions(search: Search): Record<string, unknown> {
  return Object.fromEntries(
    FILTERS.map(({ key, kind }) => {
      const ends = kind === "range" ? readEnds(search, key) : undefined;
      return [key, KINDS[kind].read(search[key]) ?? ends ?? DEFAULT_QUERY[key]];
    }),
  );
}

/** The name of an order among the options of a form, which sends it as `sort`. */
export const orderName = ({ key, direction }: Order) => `${key}-${direction}`;

function readOrder(search: Search): Order | null {
  const named = firstOf(search.sort, (text) => ORDERS.find((order) => orderName(order) === text));
  if (named) return named;
  const key = firstOf(search.sort, (text) => SORT_KEYS.find((known) => known === text));
  const direction = firstOf(search.order, (text) => DIRECTIONS.find((known) => known === text));
  if (!key && direction !== "desc") return null;
  return { key: key ?? BY_NUMBER.key, direction: direction ?? BY_NUMBER.direction };
}

/** Leaves out what is the default. */
function writeOrder(order: Order | null): Pick<MonsterSearchParams, "sort" | "order"> {
  const isReversed = order?.direction === "desc";
  return {
    sort: order?.key === BY_NUMBER.key && isReversed ? undefined : order?.key,
    order: isReversed ? order.direction : undefined,
  };
}

/** The query in an address, or in what a form sends. Malformed values are ignored; of several the first usable one counts, of types all. */
export function parseMonsterQuery(search: Search): MonsterQuery {
  const query = withoutUsualOrder({
    ...readConditions(search),
    order: readOrder(search),
    view: firstOf(search.view, (text) => (text === "table" ? text : undefined)) ?? null,
  });
  // The same object each time: React does not search and render again.
  return isSameQuery(query, DEFAULT_QUERY) ? DEFAULT_QUERY : query;
}

/** The reverse of `parseMonsterQuery`; defaults are `undefined`, and not in the address. */
export function toSearchParams(query: MonsterQuery): MonsterSearchParams {
  const { order, view } = withoutUsualOrder(query);
  return {
    ...Object.fromEntries(FILTERS.map(({ key, kind }) => [key, write(kind, query[key])])),
    ...writeOrder(order),
    view: view ?? undefined,
  };
}

/** What an address has instead if the browser has sent the form. */
const ENDS_OF_FORM = Object.fromEntries(RANGE_FIELDS.map(({ name }) => [name, undefined]));

/** The search parameters of a route as the app writes them; the router would keep others unless they are `undefined`. */
export const cleanSearchParams = (search: Search): MonsterSearchParams => ({
  ...ENDS_OF_FORM,
  ...toSearchParams(parseMonsterQuery(search)),
});

const meaningOf = (query: MonsterQuery) =>
  JSON.stringify(toSearchParams({ ...query, type: query.type.map(typeKey).toSorted() }));

/** Whether two queries ask for the same, however they spell its types. */
export const isSameQuery = (a: MonsterQuery, b: MonsterQuery): boolean =>
  meaningOf(a) === meaningOf(b);
