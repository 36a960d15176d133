import type { MonsterType } from "#src/monsters/monster-type.ts";
import { type Choices, hash } from "./dice.ts";
import type { Anatomy } from "./look.ts";
import type { PlanName } from "./plans/plans.ts";

export type Species = readonly [plan: PlanName, anatomy: Anatomy];

const CUTE_MOUTHS = ["cat", "smile", "open"] as const;

/** The species of each type; some that fit no type make up the others. */
const SPECIES: Record<MonsterType | "other", Choices<Species>> = {
  fire: [
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
        tail: ["flame"],
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
        tail: ["flame"],
        eyes: ["shiny", "slit"],
        mouth: ["fang", "smile"],
        crest: ["none", "flame"],
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
  ],
  water: [
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
  ],
  electric: [
    [
      "biped",
      {
        head: ["round", "tufted", "jowly"],
        ears: ["big", "tipped"],
        tail: ["bolt"],
        crest: ["none", "tuft"],
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
        head: ["round"],
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
        ears: ["bolt", "tipped"],
        tail: ["bolt", "fluffy"],
        crest: ["bolt"],
        mouth: ["fang", "cat"],
        marking: ["mask", "star"],
      },
    ],
  ],
  grass: [
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
  ],
  rock: [
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
  ],
  flying: [
    [
      "bird",
      {
        wings: ["folded", "feathered"],
        crest: ["plume", "tuft", "none"],
        tail: ["feather"],
        mouth: ["beak"],
        marking: ["mask", "none", "freckles"],
      },
    ],
    [
      "bird",
      {
        wings: ["folded", "feathered"],
        ears: ["tuft"],
        tail: ["none"],
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
  ],
  other: [
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
        ears: ["none"],
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
        ears: ["long"],
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
  ],
};

/** The species of a type. Of those that fit no type, each further type has half as its own. */
export function speciesOf(family: MonsterType | "other", type: string | null): Choices<Species> {
  const [first, ...rest] = SPECIES[family];
  if (family !== "other" || type === null) return [first, ...rest];
  const all = [first, ...rest];
  const from = hash(type) % all.length;
  const own = (offset: number) => all[(from + offset) % all.length] ?? first;
  return [own(0), own(1), own(3), own(6)];
}
