import type { DrawingContext, LookChoices } from "../look.ts";
import { drawBiped } from "../plans/biped.ts";
import { drawBird } from "../plans/bird.ts";
import { drawBlob } from "../plans/blob.ts";
import { drawBug } from "../plans/bug.ts";
import { drawFish } from "../plans/fish.ts";
import { drawGolem } from "../plans/golem.ts";
import { drawQuadruped } from "../plans/quadruped.ts";
import { drawSerpent } from "../plans/serpent.ts";

/** Draws the monsters of one build. */
type BodyPlan = (context: DrawingContext) => void;

/** The body plan of a species, and the parts that its members may have. */
export type Species = LookChoices & { plan: BodyPlan };

type Creature = Species & { words: string };

/** Returns the function that makes species of one body plan. */
const creatureOf =
  (plan: BodyPlan) =>
  (words: string, look: LookChoices): Creature => ({ plan, words, ...look });

const biped = creatureOf(drawBiped);
const quadruped = creatureOf(drawQuadruped);
const serpent = creatureOf(drawSerpent);
const bird = creatureOf(drawBird);
const bug = creatureOf(drawBug);
const blob = (words: string, look: LookChoices) =>
  creatureOf(drawBlob)(words, { tail: ["none"], ...look });

const SLITTED = ["shiny", "slit", "open"] as const;
const DROWSY = ["beady", "shiny", "sleepy"] as const;
const GLOWING = ["shiny", "lamp", "open"] as const;
const STERN = ["flat", "smile", "zigzag"] as const;
const FRECKLED = ["none", "freckles"] as const;
const FANGED = ["fang", "cat"] as const;

const CALM = { mouth: ["smile", "tiny", "open"], eyes: DROWSY } as const;
const STONY = { mouth: STERN, eyes: DROWSY } as const;
const MECHANIC = { mouth: STERN, eyes: GLOWING } as const;
const REPTILIAN = { mouth: ["fang", "smile"], eyes: SLITTED } as const;

const CAT = biped("ねこ とら cat きゃっと", {
  head: ["cat", "tufted"],
  ears: ["pointed"],
  mouth: ["cat", "smile", "fang"],
  marking: ["stripes", "mask", "blaze", "none"],
});

const FOX = quadruped("いぬ おおかみ きつね dog wolf うるふ fox", {
  head: ["tufted"],
  ears: ["pointed", "dipped"],
  tail: ["fluffy"],
  hasMuzzle: [true],
  mouth: FANGED,
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
  bear: biped("くま たぬき ぱんだ さる bear", {
    head: ["jowly", "round"],
    ears: ["round"],
    hasMuzzle: [true],
    mouth: ["smile", "cat"],
    marking: ["mask", "eyePatch", "none"],
  }),
  rabbit: biped("うさぎ rabbit", {
    head: ["round", "jowly"],
    ears: ["long", "tipped"],
    tail: ["puff"],
    marking: ["none", "star", "eyePatch", "mask"],
  }),
  mouse: biped("ねずみ ねず mouse", {
    head: ["round", "tufted"],
    ears: ["big"],
    tail: ["thin"],
    marking: ["none", "stripes"],
  }),
  squirrel: biped("りす もんが squirrel", {
    head: ["round", "jowly"],
    ears: ["tuft"],
    tail: ["fluffy"],
    marking: ["mask", "stripes"],
  }),
  bat: biped("こうもり bat", {
    head: ["tufted", "round"],
    ears: ["bat"],
    wings: ["bat"],
    mouth: FANGED,
  }),
  imp: biped("おに あくま demon", {
    head: ["cat", "lizard"],
    horns: ["devil"],
    wings: ["bat"],
    tail: ["devil"],
    mouth: ["fang", "grin"],
    eyes: GLOWING,
  }),
  lizard: biped("とかげ わに きょうりゅう lizard", {
    head: ["lizard", "jowly"],
    horns: ["nub", "none"],
    tail: ["spiked"],
    eyes: SLITTED,
    mouth: ["open", "fang", "grin"],
    marking: FRECKLED,
  }),
  dragon: biped("りゅう どらごん ひどら dragon", {
    head: ["lizard"],
    horns: ["cone", "curved"],
    wings: ["bat"],
    tail: ["devil", "spiked"],
    ...REPTILIAN,
  }),
  longDragon: serpent("りゅう どらごん ひどら dragon", {
    head: ["lizard", "long"],
    horns: ["curved", "antler", "cone"],
    ...REPTILIAN,
  }),
  snake: serpent("へび snake", {
    head: ["lizard", "round"],
    wings: ["none"],
    ...REPTILIAN,
    marking: ["none", "freckles", "mask"],
  }),
  deer: quadruped("しか うま deer ゆにこーん", {
    head: ["long"],
    horns: ["antler"],
    ears: ["flop"],
    tail: ["puff"],
    crest: ["none"],
    hasMuzzle: [true],
    mouth: ["smile"],
    marking: ["blaze", "none", "star"],
  }),
  bull: quadruped("うし ひつじ やぎ bull", {
    head: ["long", "jowly"],
    horns: ["bull", "curved", "ram"],
    ears: ["flop", "round"],
    hasMuzzle: [true],
    mouth: ["fang", "smile"],
    marking: ["none", "blaze"],
  }),
  lion: quadruped("らいお らいおん しし lion", {
    head: ["cat", "tufted"],
    ears: ["round"],
    crest: ["tuft"],
    tail: ["thin"],
    hasMuzzle: [true],
    mouth: FANGED,
  }),
  turtle: quadruped("かめ turtle", {
    head: ["wide", "round"],
    back: ["shell"],
    crest: ["none"],
    horns: ["none", "nub"],
    ...STONY,
  }),
  fish: creatureOf(drawFish)("うお さかな さめ まんぼ まんぼう くじら いるか fish shark", {
    crest: ["fin"],
    tail: ["fish"],
    mouth: ["smile", "open", "grin", "tiny"],
  }),
  bird: bird("とり すずめ つる さぎ かもめ つばめ からす じゃく ぺんぎん bird ばーど", {
    wings: ["folded", "feathered"],
    crest: ["plume", "tuft", "none"],
    tail: ["feather"],
    mouth: ["beak"],
    marking: ["mask", "none", "freckles"],
  }),
  hawk: bird("たか わし はやぶさ eagle hawk", {
    wings: ["feathered"],
    tail: ["feather"],
    mouth: ["hook"],
    marking: ["mask"],
    eyes: SLITTED,
  }),
  owl: bird("ずく ふくろう owl", {
    wings: ["folded"],
    ears: ["tuft"],
    crest: ["none"],
    mouth: ["hook", "beak"],
    marking: ["mask"],
    eyes: GLOWING,
  }),
  bee: bug("むし はち とんぼ かげろう かぶと bug bee", { wings: ["insect"], crest: ["antennae"] }),
  moth: bug("ちょう あげは moth", {
    head: ["round", "owl"],
    wings: ["moth"],
    crest: ["feelers"],
    mouth: ["tiny", "smile", "cat"],
    eyes: GLOWING,
  }),
  frog: blob("かえる frog", {
    form: ["frog"],
    crest: ["none", "drop"],
    mouth: ["smile", "open", "wavy"],
    eyes: DROWSY,
  }),
  jellyfish: blob("くらげ たこ jelly", { form: ["dome"], ...CALM, marking: ["spots", "none"] }),
  drop: blob("しずく すらいむ slime", {
    form: ["drop"],
    wings: ["fin", "none"],
    marking: FRECKLED,
  }),
  flame: blob("まぐま", { form: ["flame"], mouth: ["open", "smile", "grin"], eyes: GLOWING }),
  candle: blob("ろうそ ろうそく candle", { form: ["candle"], crest: ["flame"], ...CALM }),
  flower: blob("はな はなびら flower", {
    form: ["bulb", "egg"],
    crest: ["flower"],
    wings: ["leaf"],
  }),
  seed: blob("たね seed", { form: ["bulb", "egg"], crest: ["sprout", "leaf"], marking: FRECKLED }),
  mushroom: blob("きのこ mushroom", { form: ["stalk"], ...CALM }),
  cactus: blob("さぼてん cactus", { form: ["cactus"], crest: ["flower"], mouth: STERN }),
  boulder: blob("いし いわ いしころ がんせき rock", { form: ["boulder"], ...STONY }),
  golem: creatureOf(drawGolem)("ごーれむ golem", { back: ["crystals", "none"], ...MECHANIC }),
  ghost: blob("おばけ ゆうれい ごーすと ぼうず ghost", {
    form: ["ghost"],
    crest: ["none", "wisp"],
    ...CALM,
    eyes: GLOWING,
  }),
  robot: blob("ろぼっと からくり robot", { form: ["box"], crest: ["bulb"], ...MECHANIC }),
  gourd: blob("だるま ゆきだるま", { form: ["gourd"], marking: FRECKLED }),
  riceBall: blob("おにぎり", { form: ["triangle"] }),
  ball: blob("たま まりも だんご ball", { form: ["ball"], mouth: ["open", "grin", "zigzag"] }),
  fairy: blob("ほしくず ようせい fairy", {
    form: ["ball", "egg"],
    wings: ["small"],
    crest: ["star"],
  }),
} satisfies Record<string, Creature>;
