import { isUtf8 } from "node:buffer";
import { ATTEMPT_TIMEOUT_MS } from "#src/api/client.ts";
import { parseJson } from "#src/api/parse-json.ts";
import { describeNetworkError } from "./network-error.ts";
import type { Options } from "./options.ts";

/** A response that has been read completely. */
export type ApiResponse = {
  status: number;
  header: (name: string) => string | null;
  body: string;
  /** `undefined` when the body is not JSON in UTF-8. */
  json: unknown;
};

/** A request, under its name in the report, and its response or the reason why there is none. */
export type Exchange = { call: string; ms: number } & (
  | { response: ApiResponse }
  | { response: null; failure: string; isTimeout: boolean }
);

export type ApiRequest = {
  call: string;
  method: "GET" | "OPTIONS";
  path: readonly string[];
  headers: Record<string, string>;
};

export type Send = (request: ApiRequest) => Promise<Exchange>;

/** The app's own timeout, in seconds. */
export const TIMEOUT_S = ATTEMPT_TIMEOUT_MS / 1000;

/** Whether the browser applies CORS to the app's requests. */
export const isCrossOrigin = ({ baseUrl, origin }: Options) => new URL(baseUrl).origin !== origin;

/**
 * Creates a function that sends requests as the app does. What it returns never contains the token.
 */
export function createSend(options: Options): Send {
  const { baseUrl, origin, token } = options;
  const ownHeaders = isCrossOrigin(options) ? { Origin: origin } : {};
  const withoutToken = (text: string) => (token ? text.replaceAll(token, "[token]") : text);

  function readResponse({ status, headers }: Response, bytes: ArrayBuffer): ApiResponse {
    const body = withoutToken(new TextDecoder().decode(bytes));
    const header = (name: string) => withoutToken(headers.get(name) ?? "") || null;
    return { status, header, body, json: isUtf8(bytes) ? parseJson(body) : undefined };
  }

  return async ({ call, method, path, headers }) => {
    const start = performance.now();
    const elapsedMs = () => performance.now() - start;
    let problem = "unreachable";
    try {
      const fetched = await fetch(`${baseUrl}/${path.map(encodeURIComponent).join("/")}`, {
        method,
        headers: { ...ownHeaders, ...headers },
        redirect: "manual",
        signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      });
      problem = "the answer cannot be read to its end";
      const response = readResponse(fetched, await fetched.arrayBuffer());
      return { call, ms: elapsedMs(), response };
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === "TimeoutError";
      const failure = isTimeout
        ? `no whole answer within ${TIMEOUT_S} s`
        : `${problem}: ${describeNetworkError(error)}`;
      return { call, ms: elapsedMs(), response: null, failure, isTimeout };
    }
  };
}
