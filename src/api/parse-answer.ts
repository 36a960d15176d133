import * as v from "valibot";
import type { Monster } from "#src/monsters/monster.ts";
import { ApiError } from "./api-error.ts";
import { monsterSchema } from "./schemas.ts";

/** A list may have many unusable monsters. */
const MAX_LOGGED = 10;

/**
 * Parses a JSON value with a schema.
 * @throws {ApiError} `rejected` if it does not match.
 */
export function parse<Output>(schema: v.GenericSchema<unknown, Output>, json: unknown): Output {
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  throw new ApiError("rejected", { cause: result.issues });
}

/** The usable monsters of a list, each id once. Logs what it leaves out. */
export function usableMonsters(list: unknown[]): Monster[] {
  const byId = new Map<string, Monster>();
  let leftOut = 0;
  const leaveOut = (problem: string, item: unknown) => {
    leftOut += 1;
    if (leftOut <= MAX_LOGGED) console.error(`Left out a monster ${problem}:`, item);
  };
  for (const item of list) {
    const result = v.safeParse(monsterSchema, item);
    if (!result.success) leaveOut("without id or name", item);
    else if (byId.has(result.output.id)) leaveOut("with a used id", item);
    else byId.set(result.output.id, result.output);
  }
  if (leftOut > MAX_LOGGED) console.error(`Left out ${leftOut} monsters in all`);
  return [...byId.values()];
}
