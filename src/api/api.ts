import * as v from "valibot";
import type { Monster } from "#src/monsters/monster.ts";
import { isSameId, isUsableId } from "#src/monsters/monster-number.ts";
import { ApiError } from "./api-error.ts";
import { type ClientOptions, createClient, type GetIdToken } from "./client.ts";
import { parse, usableMonsters } from "./parse-answer.ts";
import { retryOutlook } from "./retry-after.ts";
import {
  healthResponse,
  monsterListResponse,
  monsterResponse,
  monsterSchema,
  profileResponse,
} from "./schemas.ts";

/** The calls of the product. Without data each throws an `ApiError`, and nothing else. */
export type Api = {
  /** Absolute address of the API. */
  readonly baseUrl: string;
  listMonsters(signal?: AbortSignal): Promise<Monster[]>;
  getMonster(id: string, signal?: AbortSignal): Promise<Monster>;
  /** Resolves when the API is healthy. */
  checkHealth(signal?: AbortSignal): Promise<"healthy">;
  /** What the back end says about the user, as it is. */
  getProfile(signal?: AbortSignal): Promise<unknown>;
};

/** The product's calls to the API at `baseUrl`, in the name of the user of `getIdToken`. */
export function createApi(baseUrl: string, getIdToken: GetIdToken, options?: ClientOptions): Api {
  const get = createClient(baseUrl, getIdToken, options);
  return {
    baseUrl,

    async listMonsters(signal) {
      const { json } = await get("monsters", { signal });
      return usableMonsters(parse(monsterListResponse, json).data.monsters);
    },

    async getMonster(id, signal) {
      // It would be the address of something else.
      if (!isUsableId(id)) throw new ApiError("notFound");
      const { json } = await get(`monsters/${encodeURIComponent(id)}`, { signal });
      const { data } = parse(monsterResponse, json);
      if (data.monster === null) throw new ApiError("notFound");
      const monster = parse(monsterSchema, data.monster);
      if (!isSameId(monster.id, id)) throw new ApiError("rejected");
      return monster;
    },

    async checkHealth(signal) {
      const { response, json } = await get("health", { signal, throwHttpErrors: false });
      const retry = retryOutlook(response);
      const health = v.safeParse(healthResponse, json);
      if (!health.success) throw new ApiError("unreachable", retry);
      if (response.ok && health.output.isHealthy) return "healthy";
      throw new ApiError("unhealthy", { ...retry, report: health.output.error });
    },

    async getProfile(signal) {
      const { json } = await get("user/profile", { signal });
      return parse(profileResponse, json).data;
    },
  };
}
