import * as v from "valibot";
import { monsterFields } from "#src/api/schemas.ts";
import { FIELDS, type Field, MEANINGS } from "#src/monsters/fields.ts";

const [textId] = monsterFields.id.options;

/** A schema with a text for people. */
export const describe = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

const idContract = v.union([
  v.pipe(textId, v.regex(/\S/), v.maxLength(500), v.notValues([".", ".."])),
  v.pipe(v.number(), v.safeInteger()),
]);

const contractOf = ({ key }: Field): [string, v.GenericSchema] => [
  key,
  describe(key === "id" ? idContract : monsterFields[key], MEANINGS[key]),
];

/** A monster as an API should return it. The app's own schemas accept more. */
export const monsterContract = describe(
  v.object(Object.fromEntries(FIELDS.map(contractOf))),
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
