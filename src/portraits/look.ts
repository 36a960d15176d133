import type { Choices, SeededRandom } from "#src/lib/seeded-random.ts";
import type { CRESTS } from "./parts/crests.ts";
import type { EARS } from "./parts/ears.ts";
import type { EYES } from "./parts/eyes.ts";
import type { FORMS } from "./parts/forms.ts";
import type { HEADS } from "./parts/heads.ts";
import type { HORNS } from "./parts/horns.ts";
import type { MARKINGS } from "./parts/markings.ts";
import type { MOUTHS } from "./parts/mouths.ts";
import type { TAILS } from "./parts/tails.ts";
import type { WINGS } from "./parts/wings.ts";

/** The parts of one monster. */
export type Look = {
  head: keyof typeof HEADS;
  form: keyof typeof FORMS;
  ears: keyof typeof EARS;
  horns: keyof typeof HORNS;
  tail: keyof typeof TAILS;
  wings: keyof typeof WINGS;
  crest: keyof typeof CRESTS;
  back: keyof typeof CRESTS;
  eyes: keyof typeof EYES;
  mouth: keyof typeof MOUTHS;
  marking: keyof typeof MARKINGS;
  hasMuzzle: boolean;
};

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
