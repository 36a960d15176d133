/** The numbers of a monster, in the order in which screens show them. */
export const STATS = ["hp", "attack", "defense", "speed"] as const;

export type Stat = (typeof STATS)[number];

/**
 * A monster as the app knows it. `id` and `name` are always there;
 * anything else the API did not tell in a usable form is `null` and shown as "—".
 */
export type Monster = {
  id: string;
  name: string;
  /** As the API wrote it; `monsterType()` tells which of the known types it means. */
  type: string | null;
  level: number | null;
  moves: string[] | null;
} & Record<Stat, number | null>;
