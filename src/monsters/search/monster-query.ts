import { STATS, type Stat } from "#src/monsters/monster.ts";
import { MONSTER_TYPES, type MonsterType } from "#src/monsters/monster-type.ts";

export const TYPE_CHOICES = [...MONSTER_TYPES, "other"] as const;

export type TypeChoice = MonsterType | "other";

export const RANGE_KEYS = ["level", ...STATS] as const;

export type RangeKey = "level" | Stat;

/** Both ends belong to the range; an end that is missing is open. */
export type Range = { min?: number; max?: number };

export const SORT_KEYS = ["number", "name", "level", ...STATS, "total"] as const;

export type SortKey = (typeof SORT_KEYS)[number];

export const DIRECTIONS = ["asc", "desc"] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** What the encyclopedia is asked for. No types means any type. */
export type MonsterQuery = {
  text: string;
  types: readonly TypeChoice[];
  ranges: Partial<Record<RangeKey, Range>>;
  sort: SortKey;
  direction: Direction;
};

export const DEFAULT_QUERY: MonsterQuery = {
  text: "",
  types: [],
  ranges: {},
  sort: "number",
  direction: "asc",
};

/** Longer texts are cut: no name is that long, and a search has to stay quick. */
export const MAX_TEXT_LENGTH = 200;
