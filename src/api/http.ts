import ky from "ky";
import { ApiError } from "./api-error.ts";
import { fetchUnlessAsked } from "./early-list.ts";

/** How long one attempt may take, its body included. */
export const ATTEMPT_LIMIT_MS = 10_000;

/** An answer that arrived whole. `json` is `undefined` when the body is not JSON. */
export type Answer = { status: number; ok: boolean; json: unknown };

export type Http = {
  /**
   * Gets `path` below the base URL; its segments are encoded here.
   * @throws {ApiError} `failed`, when no whole answer arrives.
   */
  get(path: readonly string[], signal?: AbortSignal): Promise<Answer>;
};

/** What a body says; `undefined` when it is not JSON. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * The one way to the API. `getIdToken` is asked anew for every attempt.
 * Retrying is Query's work, so ky does none.
 */
export function createHttp(baseUrl: string, getIdToken: () => Promise<string | null>): Http {
  const http = ky.create({
    prefix: baseUrl,
    headers: { "Content-Type": "application/json" },
    // The token must not follow the API to another address.
    redirect: "error",
    fetch: fetchUnlessAsked,
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    hooks: {
      beforeRequest: [
        async ({ request }) => {
          const token = await getIdToken();
          if (token) request.headers.set("Authorization", `Bearer ${token}`);
        },
      ],
    },
  });

  return {
    async get(path, signal) {
      const limit = AbortSignal.timeout(ATTEMPT_LIMIT_MS);
      try {
        const response = await http.get(path.map(encodeURIComponent).join("/"), {
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        });
        const json = parseJson(await response.text());
        return { status: response.status, ok: response.ok, json };
      } catch (cause) {
        throw new ApiError("failed", { isTemporary: true, cause });
      }
    },
  };
}
