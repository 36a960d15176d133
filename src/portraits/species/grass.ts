import type { Choices } from "#src/portraits/seeded-random.ts";
import { CUTE_MOUTHS, type Species } from "./species.ts";

export const GRASS: Choices<Species> = [
  [
    "biped",
    {
      head: ["cat", "tufted"],
      ears: ["leaf", "pointed"],
      tail: ["leaf"],
      crest: ["sprout", "leaf", "none"],
      mouth: ["cat", "smile"],
      marking: ["none", "stripes", "blaze"],
    },
  ],
  [
    "blob",
    {
      form: ["bulb", "egg"],
      crest: ["sprout", "flower", "leaf"],
      wings: ["leaf", "none"],
      mouth: CUTE_MOUTHS,
      marking: ["none", "freckles"],
    },
  ],
  [
    "blob",
    { form: ["stalk"], mouth: ["smile", "tiny", "open"], eyes: ["beady", "shiny", "sleepy"] },
  ],
  [
    "quadruped",
    {
      head: ["long"],
      horns: ["branch"],
      ears: ["flop", "leaf"],
      tail: ["leaf", "puff"],
      back: ["none", "moss"],
      hasMuzzle: [true],
      mouth: ["smile"],
      marking: ["none", "blaze"],
    },
  ],
  [
    "blob",
    {
      form: ["cactus"],
      crest: ["flower"],
      mouth: ["smile", "open", "flat"],
      eyes: ["beady", "shiny", "open"],
    },
  ],
  [
    "biped",
    {
      head: ["round", "jowly"],
      ears: ["round"],
      tail: ["fluffy", "leaf"],
      crest: ["sprout", "leaf"],
      hasMuzzle: [true],
      marking: ["mask", "none"],
      mouth: ["cat", "smile"],
    },
  ],
];
