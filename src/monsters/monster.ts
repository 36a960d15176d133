/** In the order in which screens show them. */
export const STATS = ["hp", "attack", "defense", "speed"] as const;

export type Stat = (typeof STATS)[number];

/** A monster as the app knows it. A field is `null`, shown as "—", when the API gave no usable value. */
export type Monster = {
  id: string;
  name: string;
  /** As the API wrote it; `monsterType` maps it to a known type. */
  type: string | null;
  level: number | null;
  moves: string[] | null;
} & Record<Stat, number | null>;
