import * as v from "valibot";
import type { Monster } from "#src/monsters/monster.ts";
import { isUsableId } from "#src/monsters/usable-id.ts";
import { ApiError } from "./api-error.ts";
import { createHttp, type HttpResponse } from "./http.ts";
import {
  healthResponse,
  monsterListResponse,
  monsterResponse,
  monsterSchema,
  profileResponse,
} from "./schemas.ts";

/** The calls of the product. Each throws an `ApiError`, and nothing else, when it has no data. */
export type Api = {
  /** Absolute address of the API. */
  baseUrl: string;
  listMonsters(signal?: AbortSignal): Promise<Monster[]>;
  getMonster(id: string, signal?: AbortSignal): Promise<Monster>;
  /** Resolves when the API is healthy. */
  checkHealth(signal?: AbortSignal): Promise<"healthy">;
  getProfile(signal?: AbortSignal): Promise<unknown>;
};

/** Whether and when the call that was answered like this may be tried again. */
const retryOutlook = ({ status, retryAfterMs }: HttpResponse) => ({
  isRetryable: status === 408 || status === 429 || status >= 500,
  retryAfterMs,
});

/** The JSON of a successful response; any other response is an error. */
function dataOf(response: HttpResponse): unknown {
  if (!response.ok) throw new ApiError("rejected", retryOutlook(response));
  if (response.json === undefined) throw new ApiError("unreachable");
  return response.json;
}

function parse<Output>(schema: v.GenericSchema<unknown, Output>, json: unknown): Output {
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  throw new ApiError("rejected", { cause: result.issues });
}

/** The usable monsters of a list, each id once. What is left out is logged. */
function usableMonsters(list: unknown[]): Monster[] {
  const byId = new Map<string, Monster>();
  for (const item of list) {
    const result = v.safeParse(monsterSchema, item);
    if (!result.success) console.error("Left out a monster without id or name:", item);
    else if (byId.has(result.output.id)) console.error("Left out a monster with a used id:", item);
    else byId.set(result.output.id, result.output);
  }
  return [...byId.values()];
}

/**
 * The product's calls to the API at `baseUrl`, with `getIdToken` telling whose they are.
 * @param attemptTimeoutMs how long one attempt may take; long enough for a slow network unless given.
 */
export function createApi(
  baseUrl: string,
  getIdToken: () => Promise<string | null>,
  attemptTimeoutMs?: number,
): Api {
  const http = createHttp(baseUrl, getIdToken, attemptTimeoutMs);
  return {
    baseUrl,

    async listMonsters(signal) {
      const response = dataOf(await http.get(["monsters"], signal));
      return usableMonsters(parse(monsterListResponse, response).data.monsters);
    },

    async getMonster(id, signal) {
      // Its address would be that of something else.
      if (!isUsableId(id)) throw new ApiError("notFound");
      const response = await http.get(["monsters", id], signal);
      if (response.status === 404) throw new ApiError("notFound");
      const { monster: found } = parse(monsterResponse, dataOf(response)).data;
      if (found === null) throw new ApiError("notFound");
      const monster = parse(monsterSchema, found);
      if (monster.id !== id) throw new ApiError("rejected");
      return monster;
    },

    async checkHealth(signal) {
      const response = await http.get(["health"], signal);
      const health = v.safeParse(healthResponse, response.json);
      if (!health.success) throw new ApiError("unreachable", retryOutlook(response));
      if (response.ok && health.output.isHealthy) return "healthy";
      throw new ApiError("unhealthy", { ...retryOutlook(response), report: health.output.error });
    },

    async getProfile(signal) {
      return parse(profileResponse, dataOf(await http.get(["user", "profile"], signal))).data;
    },
  };
}
