import * as v from "valibot";
import type { Monster } from "#src/monsters/monster.ts";
import { isUsableId } from "#src/monsters/monster-number.ts";
import { ApiError } from "./api-error.ts";
import { jsonOf, readChunks } from "./body.ts";
import { type ClientOptions, createClient } from "./client.ts";
import type { ReportFirst } from "./list-messages.ts";
import { parse, parseBody } from "./parse-answer.ts";
import { readList } from "./read-list.ts";
import { retryOutlook } from "./retry-after.ts";
import { healthResponse, monsterResponse, monsterSchema, profileResponse } from "./schemas.ts";

/** @throws {ApiError} unless the answer says that the API is healthy. */
async function readHealth(response: Response, signal: AbortSignal): Promise<"healthy"> {
  const retry = retryOutlook(response);
  const health = v.safeParse(healthResponse, jsonOf(await readChunks(response, signal)));
  if (!health.success) throw new ApiError("unreachable", retry);
  if (response.ok && health.output.isHealthy) return "healthy";
  throw new ApiError("unhealthy", { ...retry, report: health.output.error });
}

/** The calls of the product. Without data each throws an `ApiError`, and nothing else. */
export type Api = ReturnType<typeof createApi>;

/** The product's calls to the API at `baseUrl`, in the name of the user of `getIdToken`. */
export function createApi(
  baseUrl: string,
  getIdToken: () => Promise<string | null>,
  options?: ClientOptions,
) {
  const get = createClient(baseUrl, getIdToken, options);
  return {
    /** Absolute address of the API. */
    baseUrl,

    /**
     * All monsters. `onFirst` is called with the first of a long list before the rest has arrived. `getKnown` returns the
     * list that is known when the answer comes: it is the result if the API says that nothing has changed.
     */
    listMonsters: (
      signal?: AbortSignal,
      onFirst?: ReportFirst,
      getKnown?: () => Monster[] | undefined,
    ) => get("monsters", (answer, end) => readList(answer, end, onFirst, getKnown), { signal }),

    async getMonster(id: string, signal?: AbortSignal): Promise<Monster> {
      // It would be the address of something else.
      if (!isUsableId(id)) throw new ApiError("notFound");
      const path = `monsters/${encodeURIComponent(id)}`;
      const { data } = parseBody(monsterResponse, await get(path, readChunks, { signal }));
      if (data.monster === null) throw new ApiError("notFound");
      const monster = parse(monsterSchema, data.monster);
      if (monster.id !== id) throw new ApiError("rejected");
      return monster;
    },

    /** Resolves when the API is healthy. */
    checkHealth: (signal?: AbortSignal) =>
      get("health", readHealth, { signal, throwHttpErrors: false }),

    async getProfile(signal?: AbortSignal): Promise<unknown> {
      return parseBody(profileResponse, await get("user/profile", readChunks, { signal })).data;
    },
  };
}
