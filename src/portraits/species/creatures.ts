import type { LookChoices } from "#src/portraits/look.ts";
import type { Species } from "./species.ts";

const SLITTED = ["shiny", "slit", "open"] as const;
const DROWSY = ["beady", "shiny", "sleepy"] as const;
const GLOWING = ["shiny", "lamp", "open"] as const;

const QUIET = ["smile", "tiny", "open"] as const;
const STERN = ["flat", "smile", "zigzag"] as const;

// What these leave open, such as the crest, comes from the type: see `type-look.ts`.

const CAT_LOOK: LookChoices = {
  head: ["cat", "tufted"],
  ears: ["pointed"],
  mouth: ["cat", "smile", "fang"],
  marking: ["stripes", "mask", "blaze", "none"],
};
export const CAT: Species = ["biped", CAT_LOOK];
export const PROWLING_CAT: Species = ["quadruped", CAT_LOOK];

const FOX_LOOK: LookChoices = {
  head: ["tufted"],
  ears: ["pointed", "dipped"],
  tail: ["fluffy"],
  hasMuzzle: [true],
  mouth: ["fang", "cat"],
  marking: ["mask", "blaze", "none"],
};
export const FOX: Species = ["quadruped", FOX_LOOK];
export const SITTING_FOX: Species = ["biped", FOX_LOOK];

export const BEAR: Species = [
  "biped",
  {
    head: ["jowly", "round"],
    ears: ["round"],
    hasMuzzle: [true],
    mouth: ["smile", "cat"],
    marking: ["mask", "eyePatch", "none"],
  },
];
export const RABBIT: Species = [
  "biped",
  {
    head: ["round", "jowly"],
    ears: ["long", "tipped"],
    tail: ["puff"],
    marking: ["none", "star", "eyePatch", "mask"],
  },
];
export const MOUSE: Species = [
  "biped",
  { head: ["round", "tufted"], ears: ["big"], tail: ["thin"], marking: ["none", "stripes"] },
];
export const SQUIRREL: Species = [
  "biped",
  {
    head: ["round", "jowly"],
    ears: ["tuft"],
    tail: ["fluffy"],
    marking: ["mask", "stripes"],
  },
];
export const BAT: Species = [
  "biped",
  { head: ["tufted", "round"], ears: ["bat"], wings: ["bat"], mouth: ["fang", "cat"] },
];
export const IMP: Species = [
  "biped",
  {
    head: ["cat", "lizard"],
    horns: ["devil"],
    wings: ["bat"],
    tail: ["devil"],
    mouth: ["fang", "grin"],
    eyes: GLOWING,
  },
];
export const LIZARD: Species = [
  "biped",
  {
    head: ["lizard", "jowly"],
    horns: ["nub", "none"],
    tail: ["spiked"],
    eyes: SLITTED,
    mouth: ["open", "fang", "grin"],
    marking: ["none", "freckles"],
  },
];
export const DRAGON: Species = [
  "biped",
  {
    head: ["lizard"],
    horns: ["cone", "curved"],
    wings: ["bat"],
    tail: ["devil", "spiked"],
    eyes: SLITTED,
    mouth: ["fang", "smile"],
  },
];
export const LONG_DRAGON: Species = [
  "serpent",
  {
    head: ["lizard", "long"],
    horns: ["curved", "antler", "cone"],
    mouth: ["fang", "smile"],
    eyes: SLITTED,
  },
];
export const SNAKE: Species = [
  "serpent",
  {
    head: ["lizard", "round"],
    wings: ["none"],
    mouth: ["fang", "smile"],
    eyes: SLITTED,
    marking: ["none", "freckles", "mask"],
  },
];
export const DEER: Species = [
  "quadruped",
  {
    head: ["long"],
    horns: ["antler"],
    ears: ["flop"],
    tail: ["puff"],
    crest: ["none"],
    hasMuzzle: [true],
    mouth: ["smile"],
    marking: ["blaze", "none", "star"],
  },
];
export const BULL: Species = [
  "quadruped",
  {
    head: ["long", "jowly"],
    horns: ["bull", "curved", "ram"],
    ears: ["flop", "round"],
    hasMuzzle: [true],
    mouth: ["fang", "smile"],
    marking: ["none", "blaze"],
  },
];
export const LION: Species = [
  "quadruped",
  {
    head: ["cat", "tufted"],
    ears: ["round"],
    crest: ["tuft"],
    tail: ["thin"],
    hasMuzzle: [true],
    mouth: ["fang", "cat"],
  },
];
export const TURTLE: Species = [
  "quadruped",
  {
    head: ["wide", "round"],
    back: ["shell"],
    crest: ["none"],
    mouth: STERN,
    eyes: DROWSY,
    horns: ["none", "nub"],
  },
];
export const FISH: Species = [
  "fish",
  { crest: ["fin"], tail: ["fish"], mouth: ["smile", "open", "grin", "tiny"] },
];
export const BIRD: Species = [
  "bird",
  {
    wings: ["folded", "feathered"],
    crest: ["plume", "tuft", "none"],
    tail: ["feather"],
    mouth: ["beak"],
    marking: ["mask", "none", "freckles"],
  },
];
export const HAWK: Species = [
  "bird",
  {
    wings: ["feathered"],
    tail: ["feather"],
    mouth: ["hook"],
    marking: ["mask"],
    eyes: SLITTED,
  },
];
export const OWL: Species = [
  "bird",
  {
    wings: ["folded"],
    ears: ["tuft"],
    crest: ["none"],
    mouth: ["hook", "beak"],
    marking: ["mask"],
    eyes: GLOWING,
  },
];
export const BEE: Species = [
  "bug",
  {
    wings: ["insect"],
    crest: ["antennae"],
  },
];
export const MOTH: Species = [
  "bug",
  {
    head: ["round", "owl"],
    wings: ["moth"],
    crest: ["feelers"],
    mouth: ["tiny", "smile", "cat"],
    eyes: GLOWING,
  },
];
export const FROG: Species = [
  "blob",
  {
    form: ["frog"],
    crest: ["none", "drop"],
    mouth: ["smile", "open", "wavy"],
    eyes: DROWSY,
  },
];
export const JELLYFISH: Species = [
  "blob",
  {
    form: ["dome"],
    mouth: QUIET,
    eyes: DROWSY,
    marking: ["spots", "none"],
  },
];
export const DROP: Species = [
  "blob",
  { form: ["drop"], wings: ["fin", "none"], marking: ["none", "freckles"] },
];
export const FLAME: Species = [
  "blob",
  {
    form: ["flame"],
    mouth: ["open", "smile", "grin"],
    eyes: GLOWING,
  },
];
export const CANDLE: Species = [
  "blob",
  {
    form: ["candle"],
    crest: ["flame"],
    mouth: QUIET,
    eyes: DROWSY,
  },
];
export const FLOWER: Species = [
  "blob",
  {
    form: ["bulb", "egg"],
    crest: ["flower"],
    wings: ["leaf"],
  },
];
export const SEED: Species = [
  "blob",
  { form: ["bulb", "egg"], crest: ["sprout", "leaf"], marking: ["none", "freckles"] },
];
export const MUSHROOM: Species = ["blob", { form: ["stalk"], mouth: QUIET, eyes: DROWSY }];
export const CACTUS: Species = [
  "blob",
  {
    form: ["cactus"],
    crest: ["flower"],
    mouth: STERN,
  },
];
export const BOULDER: Species = [
  "blob",
  {
    form: ["boulder"],
    mouth: STERN,
    eyes: DROWSY,
  },
];
export const GOLEM: Species = [
  "golem",
  {
    back: ["crystals", "none"],
    mouth: STERN,
    eyes: GLOWING,
  },
];
export const GHOST: Species = [
  "blob",
  {
    form: ["ghost"],
    crest: ["none", "wisp"],
    mouth: QUIET,
    eyes: GLOWING,
  },
];
export const ROBOT: Species = [
  "blob",
  {
    form: ["box"],
    crest: ["bulb"],
    mouth: STERN,
    eyes: GLOWING,
  },
];
export const GOURD: Species = ["blob", { form: ["gourd"], marking: ["none", "freckles"] }];
export const RICE_BALL: Species = ["blob", { form: ["triangle"] }];
export const BALL: Species = ["blob", { form: ["ball"], mouth: ["open", "grin", "zigzag"] }];
export const FAIRY: Species = [
  "blob",
  {
    form: ["ball", "egg"],
    wings: ["small"],
    crest: ["star"],
  },
];
