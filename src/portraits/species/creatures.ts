import type { DrawingContext, LookChoices } from "#src/portraits/look.ts";
import { drawBiped } from "#src/portraits/plans/biped.ts";
import { drawBird } from "#src/portraits/plans/bird.ts";
import { drawBlob } from "#src/portraits/plans/blob.ts";
import { drawBug } from "#src/portraits/plans/bug.ts";
import { drawFish } from "#src/portraits/plans/fish.ts";
import { drawGolem } from "#src/portraits/plans/golem.ts";
import { drawQuadruped } from "#src/portraits/plans/quadruped.ts";
import { drawSerpent } from "#src/portraits/plans/serpent.ts";

/** Draws the monsters of one build. */
type BodyPlan = (context: DrawingContext) => void;

/** The body plan of a species, and the parts that its members may have. */
export type Species = LookChoices & { plan: BodyPlan };

type Creature = Species & { words: string };

const creature = (plan: BodyPlan, words: string, look: LookChoices): Creature => ({
  plan,
  words,
  ...look,
});

const SLITTED = ["shiny", "slit", "open"] as const;
const DROWSY = ["beady", "shiny", "sleepy"] as const;
const GLOWING = ["shiny", "lamp", "open"] as const;

const QUIET = ["smile", "tiny", "open"] as const;
const STERN = ["flat", "smile", "zigzag"] as const;

const CAT = creature(drawBiped, "ねこ とら cat きゃっと", {
  head: ["cat", "tufted"],
  ears: ["pointed"],
  mouth: ["cat", "smile", "fang"],
  marking: ["stripes", "mask", "blaze", "none"],
});

const FOX = creature(drawQuadruped, "いぬ おおかみ きつね dog wolf うるふ fox", {
  head: ["tufted"],
  ears: ["pointed", "dipped"],
  tail: ["fluffy"],
  hasMuzzle: [true],
  mouth: ["fang", "cat"],
  marking: ["mask", "blaze", "none"],
});

/**
 * The species by name, and the words of monsters' names that speak of them. Of two with the same words the upright one
 * comes first. What they leave open, such as the crest, comes from the type: see `TYPE_LOOKS`.
 */
export const CREATURES = {
  cat: CAT,
  prowlingCat: { ...CAT, plan: drawQuadruped },
  sittingFox: { ...FOX, plan: drawBiped },
  fox: FOX,
  bear: creature(drawBiped, "くま たぬき ぱんだ さる bear", {
    head: ["jowly", "round"],
    ears: ["round"],
    hasMuzzle: [true],
    mouth: ["smile", "cat"],
    marking: ["mask", "eyePatch", "none"],
  }),
  rabbit: creature(drawBiped, "うさぎ rabbit", {
    head: ["round", "jowly"],
    ears: ["long", "tipped"],
    tail: ["puff"],
    marking: ["none", "star", "eyePatch", "mask"],
  }),
  mouse: creature(drawBiped, "ねずみ ねず mouse", {
    head: ["round", "tufted"],
    ears: ["big"],
    tail: ["thin"],
    marking: ["none", "stripes"],
  }),
  squirrel: creature(drawBiped, "りす もんが squirrel", {
    head: ["round", "jowly"],
    ears: ["tuft"],
    tail: ["fluffy"],
    marking: ["mask", "stripes"],
  }),
  bat: creature(drawBiped, "こうもり bat", {
    head: ["tufted", "round"],
    ears: ["bat"],
    wings: ["bat"],
    mouth: ["fang", "cat"],
  }),
  imp: creature(drawBiped, "おに あくま demon", {
    head: ["cat", "lizard"],
    horns: ["devil"],
    wings: ["bat"],
    tail: ["devil"],
    mouth: ["fang", "grin"],
    eyes: GLOWING,
  }),
  lizard: creature(drawBiped, "とかげ わに きょうりゅう lizard", {
    head: ["lizard", "jowly"],
    horns: ["nub", "none"],
    tail: ["spiked"],
    eyes: SLITTED,
    mouth: ["open", "fang", "grin"],
    marking: ["none", "freckles"],
  }),
  dragon: creature(drawBiped, "りゅう どらごん ひどら dragon", {
    head: ["lizard"],
    horns: ["cone", "curved"],
    wings: ["bat"],
    tail: ["devil", "spiked"],
    eyes: SLITTED,
    mouth: ["fang", "smile"],
  }),
  longDragon: creature(drawSerpent, "りゅう どらごん ひどら dragon", {
    head: ["lizard", "long"],
    horns: ["curved", "antler", "cone"],
    mouth: ["fang", "smile"],
    eyes: SLITTED,
  }),
  snake: creature(drawSerpent, "へび snake", {
    head: ["lizard", "round"],
    wings: ["none"],
    mouth: ["fang", "smile"],
    eyes: SLITTED,
    marking: ["none", "freckles", "mask"],
  }),
  deer: creature(drawQuadruped, "しか うま deer ゆにこーん", {
    head: ["long"],
    horns: ["antler"],
    ears: ["flop"],
    tail: ["puff"],
    crest: ["none"],
    hasMuzzle: [true],
    mouth: ["smile"],
    marking: ["blaze", "none", "star"],
  }),
  bull: creature(drawQuadruped, "うし ひつじ やぎ bull", {
    head: ["long", "jowly"],
    horns: ["bull", "curved", "ram"],
    ears: ["flop", "round"],
    hasMuzzle: [true],
    mouth: ["fang", "smile"],
    marking: ["none", "blaze"],
  }),
  lion: creature(drawQuadruped, "らいお らいおん しし lion", {
    head: ["cat", "tufted"],
    ears: ["round"],
    crest: ["tuft"],
    tail: ["thin"],
    hasMuzzle: [true],
    mouth: ["fang", "cat"],
  }),
  turtle: creature(drawQuadruped, "かめ turtle", {
    head: ["wide", "round"],
    back: ["shell"],
    crest: ["none"],
    mouth: STERN,
    eyes: DROWSY,
    horns: ["none", "nub"],
  }),
  fish: creature(drawFish, "うお さかな さめ まんぼ まんぼう くじら いるか fish shark", {
    crest: ["fin"],
    tail: ["fish"],
    mouth: ["smile", "open", "grin", "tiny"],
  }),
  bird: creature(
    drawBird,
    "とり すずめ つる さぎ かもめ つばめ からす じゃく ぺんぎん bird ばーど",
    {
      wings: ["folded", "feathered"],
      crest: ["plume", "tuft", "none"],
      tail: ["feather"],
      mouth: ["beak"],
      marking: ["mask", "none", "freckles"],
    },
  ),
  hawk: creature(drawBird, "たか わし はやぶさ eagle hawk", {
    wings: ["feathered"],
    tail: ["feather"],
    mouth: ["hook"],
    marking: ["mask"],
    eyes: SLITTED,
  }),
  owl: creature(drawBird, "ずく ふくろう owl", {
    wings: ["folded"],
    ears: ["tuft"],
    crest: ["none"],
    mouth: ["hook", "beak"],
    marking: ["mask"],
    eyes: GLOWING,
  }),
  bee: creature(drawBug, "むし はち とんぼ かげろう かぶと bug bee", {
    wings: ["insect"],
    crest: ["antennae"],
  }),
  moth: creature(drawBug, "ちょう あげは moth", {
    head: ["round", "owl"],
    wings: ["moth"],
    crest: ["feelers"],
    mouth: ["tiny", "smile", "cat"],
    eyes: GLOWING,
  }),
  frog: creature(drawBlob, "かえる frog", {
    form: ["frog"],
    crest: ["none", "drop"],
    mouth: ["smile", "open", "wavy"],
    eyes: DROWSY,
  }),
  jellyfish: creature(drawBlob, "くらげ たこ jelly", {
    form: ["dome"],
    mouth: QUIET,
    eyes: DROWSY,
    marking: ["spots", "none"],
  }),
  drop: creature(drawBlob, "しずく すらいむ slime", {
    form: ["drop"],
    wings: ["fin", "none"],
    marking: ["none", "freckles"],
  }),
  flame: creature(drawBlob, "まぐま", {
    form: ["flame"],
    mouth: ["open", "smile", "grin"],
    eyes: GLOWING,
  }),
  candle: creature(drawBlob, "ろうそ ろうそく candle", {
    form: ["candle"],
    crest: ["flame"],
    mouth: QUIET,
    eyes: DROWSY,
  }),
  flower: creature(drawBlob, "はな はなびら flower", {
    form: ["bulb", "egg"],
    crest: ["flower"],
    wings: ["leaf"],
  }),
  seed: creature(drawBlob, "たね seed", {
    form: ["bulb", "egg"],
    crest: ["sprout", "leaf"],
    marking: ["none", "freckles"],
  }),
  mushroom: creature(drawBlob, "きのこ mushroom", { form: ["stalk"], mouth: QUIET, eyes: DROWSY }),
  cactus: creature(drawBlob, "さぼてん cactus", {
    form: ["cactus"],
    crest: ["flower"],
    mouth: STERN,
  }),
  boulder: creature(drawBlob, "いし いわ いしころ がんせき rock", {
    form: ["boulder"],
    mouth: STERN,
    eyes: DROWSY,
  }),
  golem: creature(drawGolem, "ごーれむ golem", {
    back: ["crystals", "none"],
    mouth: STERN,
    eyes: GLOWING,
  }),
  ghost: creature(drawBlob, "おばけ ゆうれい ごーすと ぼうず ghost", {
    form: ["ghost"],
    crest: ["none", "wisp"],
    mouth: QUIET,
    eyes: GLOWING,
  }),
  robot: creature(drawBlob, "ろぼっと からくり robot", {
    form: ["box"],
    crest: ["bulb"],
    mouth: STERN,
    eyes: GLOWING,
  }),
  gourd: creature(drawBlob, "だるま ゆきだるま", {
    form: ["gourd"],
    marking: ["none", "freckles"],
  }),
  riceBall: creature(drawBlob, "おにぎり", { form: ["triangle"] }),
  ball: creature(drawBlob, "たま まりも だんご ball", {
    form: ["ball"],
    mouth: ["open", "grin", "zigzag"],
  }),
  fairy: creature(drawBlob, "ほしくず ようせい fairy", {
    form: ["ball", "egg"],
    wings: ["small"],
    crest: ["star"],
  }),
} satisfies Record<string, Creature>;
