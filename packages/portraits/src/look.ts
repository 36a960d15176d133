import { CRESTS } from "./parts/crests.ts";
import { EYES, MARKINGS, MOUTHS } from "./parts/faces.ts";
import { FORMS } from "./parts/forms.ts";
import { EARS, HEADS, HORNS } from "./parts/heads.ts";
import type { Sketch } from "./parts/part.ts";
import { TAILS, WINGS } from "./parts/tails-and-wings.ts";
import type { Choices, SeededRandom } from "./seeded-random.ts";
import type { Traits } from "./traits.ts";

/** All parts, by what they are and their names. */
export const PARTS = {
  head: HEADS,
  form: FORMS,
  ears: EARS,
  horns: HORNS,
  tail: TAILS,
  wings: WINGS,
  crest: CRESTS,
  back: CRESTS,
  eyes: EYES,
  mouth: MOUTHS,
  marking: MARKINGS,
} as const;

/** The parts of one monster. */
export type Look = { [Kind in keyof typeof PARTS]: keyof (typeof PARTS)[Kind] } & {
  hasMuzzle: boolean;
};

/** What a body plan draws from, and the sketch that it draws on. */
export type DrawingContext = { sketch: Sketch; look: Look; traits: Traits; random: SeededRandom };

/** The possible parts of a species. A part that is not listed gets its default, often none. */
export type LookChoices = { [Part in keyof Look]?: Choices<Look[Part]> };

/** Picks one of the choices of each part. */
export function pickLook(choices: LookChoices, random: SeededRandom): Look {
  return {
    head: random.pick(choices.head ?? ["round"]),
    form: random.pick(choices.form ?? ["egg"]),
    ears: random.pick(choices.ears ?? ["none"]),
    horns: random.pick(choices.horns ?? ["none"]),
    tail: random.pick(choices.tail ?? ["none"]),
    wings: random.pick(choices.wings ?? ["none"]),
    crest: random.pick(choices.crest ?? ["none"]),
    back: random.pick(choices.back ?? ["none"]),
    eyes: random.pick(choices.eyes ?? ["shiny", "shiny", "open", "beady", "joyful"]),
    mouth: random.pick(choices.mouth ?? ["smile", "open", "cat"]),
    marking: random.pick(choices.marking ?? ["none"]),
    hasMuzzle: random.pick(choices.hasMuzzle ?? [false]),
  };
}
