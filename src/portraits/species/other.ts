import type { Choices } from "#src/portraits/seeded-random.ts";
import { CUTE_MOUTHS, type Species } from "./species.ts";

export const OTHER: Choices<Species> = [
  [
    "blob",
    {
      form: ["ghost"],
      crest: ["none", "wisp"],
      mouth: ["open", "tiny", "wavy"],
      eyes: ["shiny", "lamp", "open"],
    },
  ],
  [
    "blob",
    {
      form: ["box"],
      crest: ["bulb"],
      mouth: ["zigzag", "flat", "smile"],
      eyes: ["lamp", "open", "beady"],
    },
  ],
  [
    "blob",
    {
      form: ["triangle", "gourd"],
      crest: ["none", "sprout"],
      mouth: CUTE_MOUTHS,
      marking: ["none", "freckles"],
    },
  ],
  [
    "quadruped",
    {
      head: ["tufted", "cat"],
      ears: ["pointed", "dipped"],
      tail: ["fluffy"],
      crest: ["none", "tuft"],
      hasMuzzle: [true],
      mouth: ["fang", "cat"],
      marking: ["mask", "star"],
    },
  ],
  [
    "biped",
    {
      head: ["round", "jowly"],
      ears: ["long", "tipped"],
      tail: ["puff"],
      crest: ["none", "star"],
      mouth: CUTE_MOUTHS,
      marking: ["none", "star", "eyePatch"],
    },
  ],
  [
    "biped",
    {
      head: ["cat", "lizard"],
      horns: ["devil"],
      wings: ["bat"],
      tail: ["devil"],
      mouth: ["fang", "grin"],
      eyes: ["slit", "shiny", "lamp"],
    },
  ],
  [
    "blob",
    {
      form: ["ball", "egg"],
      wings: ["small"],
      crest: ["star"],
      mouth: CUTE_MOUTHS,
      eyes: ["shiny", "joyful"],
    },
  ],
  [
    "bird",
    {
      wings: ["folded"],
      ears: ["tuft"],
      mouth: ["beak", "hook"],
      marking: ["mask", "star"],
      eyes: ["open", "lamp"],
    },
  ],
];
