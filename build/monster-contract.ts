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

const formatValue = (value: unknown): string =>
  value === undefined ? "missing" : JSON.stringify(value).slice(0, 40);

/** How a monster violates the contract: “level is "10"”, “name is missing”. */
export function findProblems(monster: unknown): string[] {
  const { issues = [] } = v.safeParse(monsterContract, monster);
  const problems = issues.map(
    (issue) => `${v.getDotPath(issue) ?? "it"} is ${formatValue(issue.input)}`,
  );
  return [...new Set(problems)];
}
