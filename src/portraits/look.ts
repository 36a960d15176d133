import type { Choices, Dice } from "./dice.ts";
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

/** What one monster is made of. */
export type Look = {
  head: HeadName;
  form: FormName;
  ears: EarName | "none";
  horns: HornName | "none";
  tail: TailName | "none";
  wings: WingName | "none";
  crest: CrestName | "none";
  back: CrestName | "shell" | "none";
  eyes: EyeName;
  mouth: MouthName;
  marking: MarkingName | "none";
  hasMuzzle: boolean;
};

/** What a species may be made of; a part it does not name, it does not have. */
export type Anatomy = { [Feature in keyof Look]?: Choices<Look[Feature]> };

/** Settles for one of each feature's choices. */
export function lookOf(anatomy: Anatomy, dice: Dice): Look {
  return {
    head: dice.pick(anatomy.head ?? ["round"]),
    form: dice.pick(anatomy.form ?? ["egg"]),
    ears: dice.pick(anatomy.ears ?? ["none"]),
    horns: dice.pick(anatomy.horns ?? ["none"]),
    tail: dice.pick(anatomy.tail ?? ["none"]),
    wings: dice.pick(anatomy.wings ?? ["none"]),
    crest: dice.pick(anatomy.crest ?? ["none"]),
    back: dice.pick(anatomy.back ?? ["none"]),
    eyes: dice.pick(anatomy.eyes ?? ["shiny", "shiny", "open", "beady", "joyful"]),
    mouth: dice.pick(anatomy.mouth ?? ["smile", "open", "cat"]),
    marking: dice.pick(anatomy.marking ?? ["none"]),
    hasMuzzle: dice.pick(anatomy.hasMuzzle ?? [false]),
  };
}
