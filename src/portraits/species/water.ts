import type { Choices } from "#src/portraits/seeded-random.ts";
import { CUTE_MOUTHS, type Species } from "./species.ts";

export const WATER: Choices<Species> = [
  [
    "blob",
    { form: ["drop"], wings: ["fin", "none"], mouth: CUTE_MOUTHS, marking: ["none", "freckles"] },
  ],
  ["fish", { crest: ["fin"], tail: ["fish"], mouth: ["smile", "open", "grin", "tiny"] }],
  [
    "blob",
    {
      form: ["frog"],
      mouth: ["smile", "open", "wavy"],
      eyes: ["open", "shiny", "sleepy"],
      crest: ["none", "drop"],
    },
  ],
  [
    "blob",
    {
      form: ["dome"],
      crest: ["none", "drop"],
      mouth: ["tiny", "smile", "open"],
      eyes: ["shiny", "beady", "sleepy"],
      marking: ["spots", "none"],
    },
  ],
  [
    "biped",
    {
      head: ["wide", "round"],
      ears: ["gill", "fin"],
      tail: ["fish"],
      crest: ["none", "fin"],
      mouth: ["smile", "open", "cat"],
      marking: ["none", "freckles", "spots"],
    },
  ],
  [
    "serpent",
    {
      head: ["long", "lizard"],
      ears: ["fin"],
      tail: ["fish"],
      horns: ["none", "nub"],
      crest: ["fin"],
      mouth: ["smile", "fang"],
    },
  ],
  [
    "biped",
    {
      head: ["jowly", "round"],
      ears: ["round"],
      tail: ["cat", "fish"],
      crest: ["drop", "none"],
      hasMuzzle: [true],
      marking: ["mask", "none"],
      mouth: ["smile", "open"],
    },
  ],
];
