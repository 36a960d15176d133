import type { Choices } from "#src/portraits/seeded-random.ts";
import { CUTE_MOUTHS, type Species } from "./species.ts";

export const ELECTRIC: Choices<Species> = [
  [
    "biped",
    {
      head: ["round", "tufted", "jowly"],
      ears: ["big", "round"],
      tail: ["plug"],
      crest: ["tuft", "bolt"],
      mouth: CUTE_MOUTHS,
      marking: ["none", "stripes"],
    },
  ],
  [
    "quadruped",
    {
      head: ["long"],
      horns: ["bolt"],
      ears: ["flop"],
      tail: ["puff", "bolt"],
      hasMuzzle: [true],
      mouth: ["smile"],
      marking: ["blaze", "none", "star"],
    },
  ],
  [
    "bug",
    {
      wings: ["insect"],
      crest: ["antennae"],
      mouth: CUTE_MOUTHS,
      eyes: ["shiny", "open", "beady"],
    },
  ],
  [
    "blob",
    {
      form: ["ball"],
      ears: ["bolt"],
      tail: ["bolt"],
      mouth: ["open", "grin", "zigzag"],
      eyes: ["open", "shiny"],
      marking: ["none", "star"],
    },
  ],
  [
    "quadruped",
    {
      head: ["cat", "tufted"],
      ears: ["round", "pointed"],
      crest: ["tuft"],
      tail: ["bolt", "thin"],
      hasMuzzle: [true],
      mouth: ["fang", "cat"],
    },
  ],
  [
    "biped",
    {
      head: ["tufted", "cat"],
      ears: ["bolt"],
      tail: ["bolt", "fluffy"],
      crest: ["bolt"],
      mouth: ["fang", "cat"],
      marking: ["mask", "star"],
    },
  ],
];
