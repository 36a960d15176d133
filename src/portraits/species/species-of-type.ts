import type { MonsterType } from "#src/monsters/monster-type.ts";
import type { LookChoices } from "#src/portraits/look.ts";
import {
  BALL,
  BAT,
  BEAR,
  BEE,
  BIRD,
  BOULDER,
  BULL,
  CACTUS,
  CANDLE,
  CAT,
  DEER,
  DRAGON,
  DROP,
  FAIRY,
  FISH,
  FLAME,
  FLOWER,
  FOX,
  FROG,
  GHOST,
  GOLEM,
  GOURD,
  IMP,
  JELLYFISH,
  LION,
  LIZARD,
  LONG_DRAGON,
  MOTH,
  MOUSE,
  MUSHROOM,
  OWL,
  PROWLING_CAT,
  RABBIT,
  ROBOT,
  SEED,
  SNAKE,
  TURTLE,
} from "./creatures.ts";
import type { Species, SpeciesGroups } from "./species.ts";

const changed = ([plan, look]: Species, changes: LookChoices): Species => [
  plan,
  { ...look, ...changes },
];

/** The species that the monsters of a type take turns to be. */
export const SPECIES_OF_TYPE: Record<MonsterType | "other", SpeciesGroups> = {
  fire: [
    [CAT, LIZARD, BEAR, DRAGON],
    [CANDLE, FLAME, BALL],
    [BULL, LONG_DRAGON, FOX],
  ],
  water: [
    [
      [
        "biped",
        {
          head: ["wide", "round"],
          ears: ["gill", "fin"],
          tail: ["fish"],
          marking: ["none", "freckles", "spots"],
        },
      ],
      BEAR,
    ],
    [JELLYFISH, FROG, DROP],
    [changed(SNAKE, { ears: ["fin"] }), FISH, TURTLE],
  ],
  electric: [
    [changed(MOUSE, { tail: ["plug"] }), changed(CAT, { ears: ["bolt"] })],
    [changed(BALL, { ears: ["bolt"], tail: ["bolt"] }), ROBOT],
    [changed(DEER, { horns: ["bolt"] }), BEE, LION],
  ],
  grass: [
    [changed(CAT, { ears: ["leaf", "pointed"] }), BEAR],
    [SEED, MUSHROOM, FLOWER, CACTUS],
    [changed(DEER, { horns: ["branch"] }), changed(SNAKE, { ears: ["leaf"] }), TURTLE],
  ],
  rock: [
    [changed(BEAR, { head: ["angular", "jowly"], horns: ["none", "crystal"] }), LIZARD],
    [BOULDER, GOLEM],
    [
      TURTLE,
      [
        "quadruped",
        {
          head: ["angular", "long"],
          back: ["crystals"],
          horns: ["crystal", "ram"],
          mouth: ["flat", "fang", "smile"],
          eyes: ["open", "beady", "slit"],
        },
      ],
    ],
  ],
  flying: [
    [BAT, changed(BEAR, { ears: ["round", "long"] })],
    [BALL, FAIRY],
    [BIRD, MOTH, OWL, LONG_DRAGON],
  ],
  other: [
    [RABBIT, IMP, MOUSE],
    [GHOST, ROBOT, GOURD, FAIRY],
    [FOX, SNAKE, PROWLING_CAT, OWL],
  ],
};
