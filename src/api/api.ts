import * as v from "valibot";
import type { Monster } from "#src/monsters/fields.ts";
import { isSameId } from "#src/monsters/monster-id.ts";
import { ApiError } from "./api-error.ts";
import { type AnswerOf, CALLS, type Call, pathOf } from "./calls.ts";
import { type ClientOptions, createClient, type GetIdToken } from "./client.ts";
import { retryOutlook } from "./retry-after.ts";
import { monsterSchema } from "./schemas.ts";

/** A list may have many unusable monsters. */
const MAX_LOGGED = 10;

/**
 * Parses a JSON value with a schema.
 * @throws {ApiError} `rejected` if it does not match.
 */
function parse<Output>(schema: v.GenericSchema<unknown, Output>, json: unknown): Output {
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  throw new ApiError("rejected", { cause: result.issues });
}

/** The usable monsters of a list, each id once. Logs what it leaves out. */
function usableMonsters(list: unknown[]): Monster[] {
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

/** The calls of the product. Without data each throws an `ApiError`, and nothing else. */
export type Api = {
  /** Absolute address of the API. */
  readonly baseUrl: string;
  listMonsters(signal?: AbortSignal): Promise<Monster[]>;
  getMonster(id: string, signal?: AbortSignal): Promise<Monster>;
  /** Resolves when the API is healthy. */
  checkHealth(signal?: AbortSignal): Promise<"healthy">;
  /** Any call without an id: resolves with its answer as it is. */
  ask<Name extends Call>(call: Name, signal?: AbortSignal): Promise<AnswerOf<Name>>;
};

/** The product's calls to the API at `baseUrl`, in the name of the user of `getIdToken`. */
export function createApi(baseUrl: string, getIdToken: GetIdToken, options?: ClientOptions): Api {
  const get = createClient(baseUrl, getIdToken, options);
  async function ask<Name extends Call>(call: Name, signal?: AbortSignal, id?: string) {
    const { json } = await get(pathOf(call, id), { signal });
    return parse<AnswerOf<Name>>(CALLS[call].answer, json);
  }
  return {
    baseUrl,
    ask,

    async listMonsters(signal) {
      const { data } = await ask("list", signal);
      return usableMonsters(data.monsters);
    },

    async getMonster(id, signal) {
      const { data } = await ask("detail", signal, id);
      if (data.monster === null) throw new ApiError("notFound");
      const monster = parse(monsterSchema, data.monster);
      if (!isSameId(monster.id, id)) throw new ApiError("rejected");
      return monster;
    },

    async checkHealth(signal) {
      const { path, answer } = CALLS.health;
      const { response, json } = await get(path, { signal, throwHttpErrors: false });
      const retry = retryOutlook(response);
      const health = v.safeParse(answer, json);
      if (!health.success) throw new ApiError("unreachable", retry);
      if (response.ok && health.output.isHealthy) return "healthy";
      throw new ApiError("unhealthy", { ...retry, report: health.output.error });
    },
  };
}
