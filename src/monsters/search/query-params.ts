import { plain } from "#src/lib/plain-text.ts";
import { monsterType } from "#src/monsters/monster-type.ts";
import {
  DEFAULT_QUERY,
  DIRECTIONS,
  type Direction,
  MAX_TEXT_LENGTH,
  type MonsterQuery,
  RANGE_KEYS,
  type Range,
  type RangeKey,
  SORT_KEYS,
  type SortKey,
  TYPE_CHOICES,
  type TypeChoice,
} from "./monster-query.ts";

/** A query as it stands in an address. */
export type MonsterSearch = Partial<
  Record<"q" | "type" | RangeKey, string | undefined> & {
    sort: SortKey | undefined;
    order: Direction | undefined;
  }
>;

const RANGE = /^(\d{1,9})?(-)?(\d{1,9})?$/;
const MAX_BOUND = 999_999_999;

/** The texts in a search parameter, which may be missing, alone or a list. */
function texts(value: unknown): string[] {
  return [value].flat().flatMap((item) => {
    if (typeof item === "number") return [String(item)];
    return typeof item === "string" ? [item] : [];
  });
}

function firstOf<T>(value: unknown, read: (text: string) => T | undefined): T | undefined {
  for (const text of texts(value)) {
    const result = read(text);
    if (result !== undefined) return result;
  }
  return undefined;
}

/** Not trimmed: a text being typed keeps the space before its next word. */
function readText(text: string): string | undefined {
  const kept = text.slice(0, MAX_TEXT_LENGTH).toWellFormed();
  return kept.trim() === "" ? undefined : kept;
}

function readType(text: string): TypeChoice | undefined {
  const type = monsterType(text);
  return type !== "other" || plain(text).trim() === "other" ? type : undefined;
}

function readTypes(value: unknown): TypeChoice[] {
  const named = new Set(
    texts(value)
      .flatMap((text) => text.split(","))
      .map(readType),
  );
  return TYPE_CHOICES.filter((type) => named.has(type));
}

/** `10-40`, `10-`, `-40` or, for one value, `10`. */
function readRange(text: string): Range | undefined {
  const [whole, min, dash, max] = RANGE.exec(plain(text).trim()) ?? [];
  if (!whole || whole === "-") return undefined;
  return {
    ...(min && { min: Number(min) }),
    ...((dash ? max : min) && { max: Number(dash ? max : min) }),
  };
}

function isBound(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 0 && value <= MAX_BOUND;
}

function writeRange({ min, max }: Range): string | undefined {
  if (isBound(min) && min === max) return String(min);
  const range = `${isBound(min) ? min : ""}-${isBound(max) ? max : ""}`;
  return range === "-" ? undefined : range;
}

/**
 * The query in an address's search parameters. Anything malformed counts as not given, one by one;
 * of several values the first usable one counts, of types all. A range may be upside down
 * (nothing is in it then), so that a form can show what was typed.
 */
export function parseMonsterQuery(search: Record<string, unknown>): MonsterQuery {
  const ranges = RANGE_KEYS.flatMap((key) => {
    const range = firstOf(search[key], readRange);
    return range ? [[key, range]] : [];
  });
  const query: MonsterQuery = {
    text: firstOf(search.q, readText) ?? DEFAULT_QUERY.text,
    types: readTypes(search.type),
    ranges: Object.fromEntries(ranges),
    sort: firstOf(search.sort, (text) => SORT_KEYS.find((key) => key === text)) ?? "number",
    direction: firstOf(search.order, (text) => DIRECTIONS.find((d) => d === text)) ?? "asc",
  };
  // The same object each time: React does not search and render again.
  return isDefault(query) ? DEFAULT_QUERY : query;
}

const isDefault = (query: MonsterQuery) =>
  Object.values(toSearchParams(query)).every((value) => value === undefined);

/** The reverse of `parseMonsterQuery`; what is as by default is `undefined`, and not in the address. */
export function toSearchParams(query: MonsterQuery): MonsterSearch {
  const { text, types, ranges, sort, direction } = query;
  return {
    q: readText(text),
    type: TYPE_CHOICES.filter((type) => types.includes(type)).join() || undefined,
    ...Object.fromEntries(RANGE_KEYS.map((key) => [key, writeRange(ranges[key] ?? {})])),
    sort: sort === DEFAULT_QUERY.sort ? undefined : sort,
    order: direction === DEFAULT_QUERY.direction ? undefined : direction,
  };
}

/**
 * The search parameters of an address in the form in which the app writes them. What is malformed
 * becomes `undefined`, for the router keeps what it gets no other value for.
 */
export function readMonsterSearch(search: Record<string, unknown>): MonsterSearch {
  return toSearchParams(parseMonsterQuery(search));
}
