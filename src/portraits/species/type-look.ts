import type { MonsterType } from "#src/monsters/monster-type.ts";
import type { LookChoices } from "#src/portraits/look.ts";
import type { Species } from "./creatures.ts";

const TYPE_LOOKS: Record<MonsterType | "other", LookChoices> = {
  fire: { crest: ["flame"], tail: ["flame"] },
  water: { crest: ["drop", "fin", "none"], tail: ["fish", "cat"] },
  electric: { crest: ["bolt", "tuft"], tail: ["bolt"] },
  grass: { crest: ["sprout", "leaf", "none"], tail: ["leaf"] },
  rock: { crest: ["plates", "crystals", "moss", "none"], tail: ["club", "spiked"] },
  flying: { crest: ["plume", "tuft", "none"], tail: ["feather", "fluffy"], wings: ["feathered"] },
  other: { crest: ["none", "tuft"], tail: ["cat", "thin", "puff"] },
};

/** The choices of a species, with those of the type where the species has none. */
export function lookChoices(family: MonsterType | "other", species: Species): LookChoices {
  const { tail = ["none"], ...look } = TYPE_LOOKS[family];
  return { ...look, tail: species.plan === "blob" ? ["none"] : tail, ...species };
}
