import { type ByKind, byKind } from "#src/lib/by-kind.ts";

/**
 * Every field of a monster, in the order in which screens show them. Its kind says how it is read, and where it is shown:
 * - A number has a scale of its own, which ends here or at a higher value. It is on cards and pages, in the table and what
 *   is copied of it, in comparisons and previews; one can sort by it, and ask for a range.
 * - A stat is a number that shares the scale of stats, and has a bar and a rank on pages. Monsters have a total of them, and
 *   are alike by them. Cards show it if one has asked for it.
 * - The others each have a form of their own.
 *
 * Its label is a text of its key: `monster` in `src/messages/`.
 */
export const FIELDS = [
  { key: "id", kind: "id" },
  { key: "name", kind: "name" },
  { key: "type", kind: "type" },
  { key: "level", kind: "number", scaleEnd: 100 },
  { key: "hp", kind: "stat" },
  { key: "attack", kind: "stat" },
  { key: "defense", kind: "stat" },
  { key: "speed", kind: "stat" },
  { key: "moves", kind: "moves" },
] as const;

export type Field = (typeof FIELDS)[number];

/** What fields mean, for the contract of the API. */
export const MEANINGS: Record<Field["key"], string> = {
  id: "Used once in the list, and the last part of the monster's address. 7 and “7” are the same id.",
  name: "What players read.",
  type: "Fire, water, electric, grass, rock or flying, in English or Japanese and in any case (fire, ほのお, 炎); any other type is shown as it comes, in gray.",
  level: "How far the monster has grown.",
  hp: "Hit points.",
  attack: "How hard it hits.",
  defense: "How much it withstands.",
  speed: "How fast it is.",
  moves: "Names of its moves, in the order in which they are shown.",
};

/** What is known of a field by its kind. A value is `null`, shown as "—", when the API gave none that is usable. */
type Values = {
  id: string;
  name: string;
  /** As the API wrote it; `monsterType` maps it to a known type. */
  type: string | null;
  number: number | null;
  stat: number | null;
  moves: string[] | null;
};

/** A monster as the app knows it. */
export type Monster = ByKind<Field, Values>;

/** Gives each field what its kind has. */
export const forFields = <Of extends Record<Field["kind"], unknown>>(of: Of) => byKind(FIELDS, of);

/** A monster of which no more is known. */
export const blankMonster = (id: string, name: string): Monster =>
  forFields({ id, name, type: null, number: null, stat: null, moves: null });

/** The numbers that are no stats. */
export const NUMBERS = FIELDS.filter((field) => field.kind === "number").map(({ key }) => key);

export const STATS = FIELDS.filter((field) => field.kind === "stat").map(({ key }) => key);
