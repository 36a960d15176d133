import * as v from "valibot";
import { errorReport, monsterFields } from "#src/api/schemas.ts";

const [textId] = monsterFields.id.options;

const described = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

/** What a good API says of a monster. The app copes with less; see its own schemas. */
export const monsterContract = v.object({
  id: described(
    v.union([
      v.pipe(textId, v.regex(/\S/), v.maxLength(500), v.notValues([".", ".."])),
      v.pipe(v.number(), v.safeInteger()),
    ]),
    "Used once in the list, and the last part of the monster's address. 7 and “7” are the same id.",
  ),
  name: described(monsterFields.name, "What players read."),
  type: described(
    monsterFields.type,
    "Fire, water, electric, grass, rock or flying, in English or Japanese and in any case (fire, ほのお, 炎); any other type is shown as it comes, in gray.",
  ),
  level: described(monsterFields.level, "How far the monster has grown."),
  hp: described(monsterFields.hp, "Hit points."),
  attack: described(monsterFields.attack, "How hard it hits."),
  defense: described(monsterFields.defense, "How much it withstands."),
  speed: described(monsterFields.speed, "How fast it is."),
  moves: described(
    monsterFields.moves,
    "Names of its moves, in the order in which they are shown.",
  ),
} satisfies Record<keyof typeof monsterFields, v.GenericSchema>);

/** What a good API says when a call has no data. */
export const errorContract = v.object({ error: errorReport });

/** What a good API says when it is not well. */
export const unhealthyContract = v.object({
  status: described(v.string(), "Anything but “healthy”."),
  error: v.optional(errorReport),
});
