import { readFileSync } from "node:fs";
import * as v from "valibot";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { CALL_NAMES, CALLS, CONTRACT } from "#src/api/calls.ts";
import { monsterSchema } from "#src/api/schemas.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { findProblems } from "./monster-contract.ts";
import { canHavePage } from "./monster-pages.ts";
import { InputError } from "./settings.ts";

/** Stands for the catalogue of the embedded API. */
export const SAMPLE = "sample";

const MAX_SHOWN = 20;

/** A list, or the whole answer of `GET /monsters`. */
const catalogue = v.union([
  v.array(v.unknown()),
  v.pipe(
    CALLS.list.answer,
    v.transform(({ data }) => data.monsters),
  ),
]);

function parseFile(path: string): unknown {
  try {
    // Some editors begin a file with a byte order mark.
    const decoder = new TextDecoder("utf-8", { fatal: true });
    return JSON.parse(decoder.decode(readFileSync(path)));
  } catch (error) {
    throw new InputError(`${path} cannot be read as JSON: ${String(error)}`);
  }
}

/** Ids become names of files, and each stands for one monster. */
const idProblems = (monsters: readonly Monster[]): string[] =>
  [...Map.groupBy(monsters, ({ id }) => id)].flatMap(([id, { length }]) => {
    if (length > 1) return [`the id “${id}” is used more than once`];
    if (canHavePage({ id })) return [];
    return [`the id “${id}” cannot be the name of a file (a–z, 0–9, - and _)`];
  });

/**
 * Reads a catalogue of monsters from a JSON file, with the app's own schemas.
 * `SAMPLE` is a catalogue, too.
 * @throws {InputError} naming what is wrong with the file, or with its monsters.
 */
export function readCatalogue(path: string): Monster[] {
  if (path === SAMPLE) return CATALOGUE;
  const list = v.safeParse(catalogue, parseFile(path));
  if (!list.success) throw new InputError(`${path} has neither a list nor data.monsters`);
  const problems = list.output.flatMap((monster, index) =>
    findProblems(monster).map((problem) => `monster ${index + 1}: ${problem}`),
  );
  const monsters = list.output.flatMap((monster) => {
    const result = v.safeParse(monsterSchema, monster);
    return result.success ? [result.output] : [];
  });
  problems.push(...idProblems(monsters));
  if (list.output.length === 0) problems.push("there are no monsters");
  if (problems.length === 0) return monsters;
  const more = problems.length > MAX_SHOWN ? [`and ${problems.length - MAX_SHOWN} more`] : [];
  throw new InputError([`${path}:`, ...problems.slice(0, MAX_SHOWN), ...more].join("\n  "));
}

/**
 * The answers of the API as files, by their paths: what a static host needs instead of a back end. A
 * folder cannot have the name of a file, so the list is `monsters.json`: the host answers `/api/monsters`
 * with it, and all of them as `application/json`. Ids have to be names of files, as above.
 */
export function apiFiles(monsters: readonly Monster[]): Map<string, string> {
  const answers: [path: string, answer: unknown][] = [
    ["api/monsters.json", { data: { monsters } }],
    ...monsters.map((monster): [string, unknown] => [
      `api/monsters/${monster.id}`,
      { data: { monster } },
    ]),
    ...CALL_NAMES.filter((call) => CALLS[call].isFor === "everyone").map(
      (call): [string, unknown] => [`api${CALLS[call].path}`, CONTRACT[call].example],
    ),
    ["api/404.json", { error: { message: "Not found" } }],
  ];
  return new Map(answers.map(([path, answer]) => [path, JSON.stringify(answer)]));
}
