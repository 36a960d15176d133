import type { Choices } from "#src/portraits/seeded-random.ts";
import { CUTE_MOUTHS, type Species } from "./species.ts";

export const FLYING: Choices<Species> = [
  [
    "bird",
    {
      wings: ["folded", "feathered"],
      crest: ["plume", "tuft", "none"],
      tail: ["feather"],
      mouth: ["beak"],
      eyes: ["shiny", "open", "beady"],
      marking: ["mask", "none", "freckles"],
    },
  ],
  [
    "bird",
    {
      wings: ["folded", "feathered"],
      ears: ["tuft"],
      mouth: ["hook", "beak"],
      marking: ["mask"],
      eyes: ["open", "slit", "sleepy"],
    },
  ],
  [
    "bug",
    {
      head: ["round", "owl"],
      wings: ["moth"],
      crest: ["feelers"],
      mouth: ["tiny", "smile", "cat"],
      eyes: ["shiny", "lamp", "beady"],
    },
  ],
  [
    "serpent",
    {
      head: ["lizard", "long"],
      wings: ["feathered", "bat"],
      horns: ["curved", "antler", "cone"],
      tail: ["puff", "feather"],
      crest: ["tuft", "none"],
      mouth: ["fang", "smile"],
      eyes: ["shiny", "slit", "open"],
    },
  ],
  [
    "biped",
    {
      head: ["tufted", "round"],
      ears: ["bat", "big"],
      wings: ["bat"],
      tail: ["thin", "devil", "none"],
      mouth: ["fang", "cat"],
      marking: ["none", "mask"],
    },
  ],
  [
    "biped",
    {
      head: ["jowly", "round"],
      ears: ["round", "long"],
      wings: ["feathered"],
      tail: ["fluffy"],
      hasMuzzle: [true],
      mouth: CUTE_MOUTHS,
      marking: ["mask", "blaze"],
    },
  ],
];
