import * as v from "valibot";
import type { Monster } from "#src/monsters/monster.ts";
import { isUsableId } from "#src/monsters/usable-id.ts";
import { ApiError } from "./api-error.ts";
import { createHttp, type HttpResponse, readJson } from "./http.ts";
import type { ReportFirst } from "./list-messages.ts";
import { parse } from "./parse-answer.ts";
import { readList } from "./read-list.ts";
import { healthResponse, monsterResponse, monsterSchema, profileResponse } from "./schemas.ts";

/** The calls of the product. Each throws an `ApiError`, and nothing else, when it has no data. */
export type Api = {
  /** Absolute address of the API. */
  baseUrl: string;
  /**
   * All monsters. `onFirst` is called with the first of a long list before the rest is there. `getKnown` is
   * asked for the list that is there already when the answer comes: it is the result if the API says that
   * nothing has changed.
   */
  listMonsters(
    signal?: AbortSignal,
    onFirst?: ReportFirst,
    getKnown?: () => Monster[] | undefined,
  ): Promise<Monster[]>;
  getMonster(id: string, signal?: AbortSignal): Promise<Monster>;
  /** Resolves when the API is healthy. */
  checkHealth(signal?: AbortSignal): Promise<"healthy">;
  getProfile(signal?: AbortSignal): Promise<unknown>;
};

/** The JSON of a successful response; any other response is an error. */
function dataOf(response: HttpResponse): unknown {
  if (!response.ok) throw new ApiError("rejected", response.retry);
  if (response.json === undefined) throw new ApiError("unreachable");
  return response.json;
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

    listMonsters: (signal, onFirst, getKnown) =>
      http.get(["monsters"], (response, end) => readList(response, end, onFirst, getKnown), signal),

    async getMonster(id, signal) {
      // Its address would be that of something else.
      if (!isUsableId(id)) throw new ApiError("notFound");
      const response = await http.get(["monsters", id], readJson, signal);
      if (response.status === 404) throw new ApiError("notFound");
      const { monster: found } = parse(monsterResponse, dataOf(response)).data;
      if (found === null) throw new ApiError("notFound");
      const monster = parse(monsterSchema, found);
      if (monster.id !== id) throw new ApiError("rejected");
      return monster;
    },

    async checkHealth(signal) {
      const response = await http.get(["health"], readJson, signal);
      const health = v.safeParse(healthResponse, response.json);
      if (!health.success) throw new ApiError("unreachable", response.retry);
      if (response.ok && health.output.isHealthy) return "healthy";
      throw new ApiError("unhealthy", { ...response.retry, report: health.output.error });
    },

    async getProfile(signal) {
      return parse(profileResponse, dataOf(await http.get(["user", "profile"], readJson, signal)))
        .data;
    },
  };
}
