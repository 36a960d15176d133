import type { Choices } from "#src/portraits/seeded-random.ts";
import type { Species } from "./species.ts";

export const ROCK: Choices<Species> = [
  [
    "blob",
    {
      form: ["boulder"],
      crest: ["none", "moss", "crystals", "plates"],
      mouth: ["flat", "smile", "zigzag", "wavy"],
      eyes: ["beady", "open", "shiny", "sleepy"],
    },
  ],
  [
    "golem",
    {
      back: ["crystals", "none"],
      crest: ["moss", "none", "plates", "crystals"],
      mouth: ["flat", "zigzag", "smile"],
      eyes: ["beady", "lamp", "open"],
    },
  ],
  [
    "quadruped",
    {
      head: ["wide", "round"],
      back: ["shell"],
      tail: ["club", "none"],
      mouth: ["smile", "flat", "wavy"],
      eyes: ["sleepy", "shiny", "beady"],
      horns: ["none", "nub"],
    },
  ],
  [
    "quadruped",
    {
      head: ["angular", "long"],
      back: ["crystals"],
      horns: ["crystal", "ram"],
      tail: ["club", "spiked"],
      mouth: ["flat", "fang", "smile"],
      eyes: ["open", "beady", "slit"],
    },
  ],
  [
    "biped",
    {
      head: ["angular", "jowly"],
      ears: ["round", "none"],
      horns: ["none", "crystal"],
      crest: ["plates", "crystals"],
      tail: ["club", "spiked"],
      hasMuzzle: [true, false],
      mouth: ["smile", "fang"],
    },
  ],
];
