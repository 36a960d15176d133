import * as v from "valibot";
import type { Monster } from "#src/monsters/monster.ts";
import { ApiError } from "./api-error.ts";
import { jsonOf } from "./body.ts";
import { monsterListResponse, monsterSchema } from "./schemas.ts";

/** A list may have very many unusable monsters. */
const MAX_LOGGED = 10;

/**
 * What the schema makes of a JSON value.
 * @throws {ApiError} `rejected`, when it does not fit.
 */
export function parse<Output>(schema: v.GenericSchema<unknown, Output>, json: unknown): Output {
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  throw new ApiError("rejected", { cause: result.issues });
}

/**
 * What the schema makes of a body that was sent in these chunks.
 * @throws {ApiError} `unreachable`, when it is not JSON in UTF-8; `rejected`, when it does not fit.
 */
export function parseBody<Output>(
  schema: v.GenericSchema<unknown, Output>,
  chunks: readonly Uint8Array[],
): Output {
  const json = jsonOf(chunks);
  if (json === undefined) throw new ApiError("unreachable");
  return parse(schema, json);
}

/** The usable monsters of a list, each id once. What is left out is logged. */
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

/**
 * The usable monsters in the body of an answer.
 * @throws {ApiError} when it has no list, see `parseBody`.
 */
export function parseList(chunks: readonly Uint8Array[]): Monster[] {
  return usableMonsters(parseBody(monsterListResponse, chunks).data.monsters);
}
