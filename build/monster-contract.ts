import * as v from "valibot";
import { monsterFields } from "#src/api/schemas.ts";

const [textId] = monsterFields.id.options;

/** A schema with a text for people. */
export const describe = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

/** A monster as an API should return it. The app's own schemas accept more. */
export const monsterContract = describe(
  v.object({
    id: describe(
      v.union([
        v.pipe(textId, v.regex(/\S/), v.maxLength(500), v.notValues([".", ".."])),
        v.pipe(v.number(), v.safeInteger()),
      ]),
      "Used once in the list, and the last part of the monster's address. 7 and “7” are the same id.",
    ),
    name: describe(monsterFields.name, "What players read."),
    type: describe(
      monsterFields.type,
      "Fire, water, electric, grass, rock or flying, in English or Japanese and in any case (fire, ほのお, 炎); any other type is shown as it comes, in gray.",
    ),
    level: describe(monsterFields.level, "How far the monster has grown."),
    hp: describe(monsterFields.hp, "Hit points."),
    attack: describe(monsterFields.attack, "How hard it hits."),
    defense: describe(monsterFields.defense, "How much it withstands."),
    speed: describe(monsterFields.speed, "How fast it is."),
    moves: describe(
      monsterFields.moves,
      "Names of its moves, in the order in which they are shown.",
    ),
  } satisfies Record<keyof typeof monsterFields, v.GenericSchema>),
  "One monster. Every field is there; null means that its value is not known, and is shown as —.",
);

const MAX_LENGTH = 40;

const escapeCharacter = (char: string) => `\\u{${char.codePointAt(0)?.toString(16)}}`;

/** A value from a server, shortened to one line, with control characters escaped for the terminal. */
export function formatValue(value: unknown): string {
  if (value === undefined) return "missing";
  const text = JSON.stringify(value);
  const start = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return start.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escapeCharacter);
}

/** How a monster violates the contract: “level is "10"”, “name is missing”. */
export function findProblems(monster: unknown): string[] {
  const { issues = [] } = v.safeParse(monsterContract, monster);
  const problems = issues.map(
    (issue) => `${v.getDotPath(issue) ?? "it"} is ${formatValue(issue.input)}`,
  );
  return [...new Set(problems)];
}
