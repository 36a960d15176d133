import type { CrestName } from "./parts/crests.ts";
import type { EarName } from "./parts/ears.ts";
import type { EyeName } from "./parts/eyes.ts";
import type { FormName } from "./parts/forms.ts";
import type { HeadName } from "./parts/heads.ts";
import type { HornName } from "./parts/horns.ts";
import type { MarkingName } from "./parts/markings.ts";
import type { MouthName } from "./parts/mouths.ts";
import type { TailName } from "./parts/tails.ts";
import type { WingName } from "./parts/wings.ts";
import type { Choices, SeededRandom } from "./seeded-random.ts";

/** The parts of one monster. */
export type Look = {
  head: HeadName;
  form: FormName;
  ears: EarName;
  horns: HornName;
  tail: TailName;
  wings: WingName;
  crest: CrestName;
  back: CrestName | "shell";
  eyes: EyeName;
  mouth: MouthName;
  marking: MarkingName | "none";
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
