import type { MonsterType } from "#src/monsters/monster-type.ts";
import type { LookChoices } from "#src/portraits/look.ts";
import type { Choices } from "#src/portraits/seeded-random.ts";
import { CREATURES, type CreatureName, type Species } from "./creatures.ts";

/** Species in three groups whose outlines differ: those that stand, are round, or are long or winged. */
type SpeciesGroups = readonly [
  upright: Choices<CreatureName | Species>,
  round: Choices<CreatureName | Species>,
  long: Choices<CreatureName | Species>,
];

const changed = (name: CreatureName, changes: LookChoices): Species => ({
  ...CREATURES[name],
  ...changes,
});

/** The species that the monsters of a type take turns to be. */
export const SPECIES_OF_TYPE: Record<MonsterType | "other", SpeciesGroups> = {
  fire: [
    ["cat", "lizard", "bear", "dragon"],
    ["candle", "flame", "ball"],
    ["bull", "longDragon", "fox"],
  ],
  water: [
    [
      {
        plan: "biped",
        head: ["wide", "round"],
        ears: ["gill", "fin"],
        tail: ["fish"],
        marking: ["none", "freckles", "spots"],
      },
      "bear",
    ],
    ["jellyfish", "frog", "drop"],
    [changed("snake", { ears: ["fin"] }), "fish", "turtle"],
  ],
  electric: [
    [changed("mouse", { tail: ["plug"] }), changed("cat", { ears: ["bolt"] })],
    [changed("ball", { ears: ["bolt"], tail: ["bolt"] }), "robot"],
    [changed("deer", { horns: ["bolt"] }), "bee", "lion"],
  ],
  grass: [
    [changed("cat", { ears: ["leaf", "pointed"] }), "bear"],
    ["seed", "mushroom", "flower", "cactus"],
    [changed("deer", { horns: ["branch"] }), changed("snake", { ears: ["leaf"] }), "turtle"],
  ],
  rock: [
    [changed("bear", { head: ["angular", "jowly"], horns: ["none", "crystal"] }), "lizard"],
    ["boulder", "golem"],
    [
      "turtle",
      {
        plan: "quadruped",
        head: ["angular", "long"],
        back: ["crystals"],
        horns: ["crystal", "ram"],
        mouth: ["flat", "fang", "smile"],
        eyes: ["open", "beady", "slit"],
      },
    ],
  ],
  flying: [
    ["bat", changed("bear", { ears: ["round", "long"] })],
    ["ball", "fairy"],
    ["bird", "moth", "owl", "longDragon"],
  ],
  other: [
    ["rabbit", "imp", "mouse"],
    ["ghost", "robot", "gourd", "fairy"],
    ["fox", "snake", "prowlingCat", "owl"],
  ],
};
