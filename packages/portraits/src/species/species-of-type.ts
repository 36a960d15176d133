import type { LookChoices } from "../look.ts";
import { drawBiped } from "../plans/biped.ts";
import { drawQuadruped } from "../plans/quadruped.ts";
import type { PortraitType } from "../portrait-subject.ts";
import type { Choices } from "../seeded-random.ts";
import { CREATURES, type Species } from "./creatures.ts";

/** Species in three groups whose outlines differ: those that stand, are round, or are long or winged. */
type SpeciesGroups = readonly [
  upright: Choices<Name | Species>,
  round: Choices<Name | Species>,
  long: Choices<Name | Species>,
];

type Name = keyof typeof CREATURES;

/** The species that the monsters of a type take turns to be. */
export const SPECIES_OF_TYPE: Record<PortraitType | "other", SpeciesGroups> = {
  fire: [
    ["cat", "lizard", "bear", "dragon"],
    ["candle", "flame", "ball"],
    ["bull", "longDragon", "fox"],
  ],
  water: [
    [
      {
        plan: drawBiped,
        head: ["wide", "round"],
        ears: ["gill", "fin"],
        tail: ["fish"],
        marking: ["none", "freckles", "spots"],
      },
      "bear",
    ],
    ["jellyfish", "frog", "drop"],
    [{ ...CREATURES.snake, ears: ["fin"] }, "fish", "turtle"],
  ],
  electric: [
    [
      { ...CREATURES.mouse, tail: ["plug"] },
      { ...CREATURES.cat, ears: ["bolt"] },
    ],
    [{ ...CREATURES.ball, ears: ["bolt"], tail: ["bolt"] }, "robot"],
    [{ ...CREATURES.deer, horns: ["bolt"] }, "bee", "lion"],
  ],
  grass: [
    [{ ...CREATURES.cat, ears: ["leaf", "pointed"] }, "bear"],
    ["seed", "mushroom", "flower", "cactus"],
    [{ ...CREATURES.deer, horns: ["branch"] }, { ...CREATURES.snake, ears: ["leaf"] }, "turtle"],
  ],
  rock: [
    [{ ...CREATURES.bear, head: ["angular", "jowly"], horns: ["none", "crystal"] }, "lizard"],
    ["boulder", "golem"],
    [
      "turtle",
      {
        plan: drawQuadruped,
        head: ["angular", "long"],
        back: ["crystals"],
        horns: ["crystal", "ram"],
        mouth: ["flat", "fang", "smile"],
        eyes: ["open", "beady", "slit"],
      },
    ],
  ],
  flying: [
    ["bat", { ...CREATURES.bear, ears: ["round", "long"] }],
    ["ball", "fairy"],
    ["bird", "moth", "owl", "longDragon"],
  ],
  other: [
    ["rabbit", "imp", "mouse"],
    ["ghost", "robot", "gourd", "fairy"],
    ["fox", "snake", "prowlingCat", "owl"],
  ],
};

/** What a species leaves open. */
export const TYPE_LOOKS: Record<PortraitType | "other", LookChoices> = {
  fire: { crest: ["flame"], tail: ["flame"] },
  water: { crest: ["drop", "fin", "none"], tail: ["fish", "cat"] },
  electric: { crest: ["bolt", "tuft"], tail: ["bolt"] },
  grass: { crest: ["sprout", "leaf", "none"], tail: ["leaf"] },
  rock: { crest: ["plates", "crystals", "moss", "none"], tail: ["club", "spiked"] },
  flying: { crest: ["plume", "tuft", "none"], tail: ["feather", "fluffy"], wings: ["feathered"] },
  other: { crest: ["none", "tuft"], tail: ["cat", "thin", "puff"] },
};
