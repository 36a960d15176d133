import * as v from "valibot";
import type { Monster } from "#src/monsters/fields.ts";
import { isSameId } from "#src/monsters/monster-id.ts";
import { ApiError } from "./api-error.ts";
import { type AnswerOf, CALLS, type Call, pathOf } from "./calls.ts";
import { type ClientOptions, createClient, type GetIdToken } from "./client.ts";
import { parse, usableMonsters } from "./parse-answer.ts";
import { retryOutlook } from "./retry-after.ts";
import { monsterSchema } from "./schemas.ts";

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
