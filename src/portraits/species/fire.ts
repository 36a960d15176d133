import type { Choices } from "#src/portraits/seeded-random.ts";
import { CUTE_MOUTHS, type Species } from "./species.ts";

export const FIRE: Choices<Species> = [
  [
    "biped",
    {
      head: ["tufted", "cat"],
      ears: ["pointed", "dipped"],
      tail: ["flame"],
      crest: ["flame", "none"],
      marking: ["mask", "blaze", "stripes"],
      mouth: CUTE_MOUTHS,
    },
  ],
  [
    "biped",
    {
      head: ["lizard", "jowly"],
      horns: ["nub", "curved"],
      tail: ["spiked"],
      crest: ["flame"],
      eyes: ["shiny", "slit", "open"],
      mouth: ["open", "fang", "grin"],
      marking: ["none", "freckles"],
    },
  ],
  [
    "quadruped",
    {
      head: ["long", "jowly"],
      horns: ["bull", "curved", "ram"],
      ears: ["flop", "round"],
      crest: ["flame"],
      tail: ["flame", "thin"],
      hasMuzzle: [true],
      mouth: ["smile", "fang"],
      marking: ["none", "blaze"],
    },
  ],
  [
    "blob",
    {
      form: ["flame"],
      mouth: ["open", "smile", "grin"],
      eyes: ["shiny", "open", "lamp", "joyful"],
    },
  ],
  [
    "biped",
    {
      head: ["round", "jowly"],
      ears: ["round"],
      tail: ["fluffy", "flame"],
      crest: ["flame"],
      hasMuzzle: [true],
      marking: ["mask", "eyePatch"],
      mouth: ["smile", "cat"],
    },
  ],
  [
    "biped",
    {
      head: ["lizard"],
      horns: ["cone", "curved"],
      wings: ["bat"],
      tail: ["devil", "spiked"],
      eyes: ["shiny", "slit"],
      mouth: ["fang", "smile"],
      crest: ["none", "flame"],
    },
  ],
  [
    "blob",
    {
      form: ["candle"],
      crest: ["flame"],
      mouth: ["smile", "tiny", "open"],
      eyes: ["shiny", "beady", "sleepy"],
    },
  ],
  [
    "serpent",
    {
      head: ["lizard", "jowly"],
      horns: ["curved", "cone"],
      tail: ["flame"],
      back: ["flame"],
      crest: ["flame", "none"],
      mouth: ["smile", "grin"],
      eyes: ["shiny", "slit"],
    },
  ],
];
