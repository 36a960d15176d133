/** In the order in which screens show them. */
export const STATS = ["hp", "attack", "defense", "speed"] as const;

export type Stat = (typeof STATS)[number];

/**
 * A monster as the app knows it. Any field other than `id` and `name` is `null`, shown as "—", when
 * the API gave no usable value.
 */
export type Monster = {
  id: string;
  name: string;
  /** As the API wrote it; `monsterType` maps it to a known type. */
  type: string | null;
  level: number | null;
  moves: string[] | null;
} & Record<Stat, number | null>;

/** Longer ones make addresses that servers refuse. */
const MAX_ID_LENGTH = 500;

/** Whether a monster may have this id. Dots alone cannot be the last part of a path. */
export const isUsableId = (id: string): boolean =>
  id.trim() !== "" && id.length <= MAX_ID_LENGTH && id.isWellFormed() && id !== "." && id !== "..";
