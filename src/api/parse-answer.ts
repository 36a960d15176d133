import * as v from "valibot";
import type { Monster } from "#src/monsters/fields.ts";
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
  const leftOut: unknown[] = [];
  for (const item of list) {
    const { success, output } = v.safeParse(monsterSchema, item);
    if (success && !byId.has(output.id)) byId.set(output.id, output);
    else leftOut.push(item);
  }
  if (leftOut.length > 0)
    console.error(
      `Left out ${leftOut.length} monsters without id or name, or with a used id:`,
      leftOut.slice(0, MAX_LOGGED),
    );
  return [...byId.values()];
}
