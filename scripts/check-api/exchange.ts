import { ATTEMPT_TIMEOUT_MS, parseJson } from "#src/api/http.ts";
import { reasonOf } from "./failure.ts";
import type { Options } from "./options.ts";

export type Answer = {
  status: number;
  header: (name: string) => string | null;
  body: string;
  /** `undefined` when the body is not JSON. */
  json: unknown;
};

/** One request, as the report names it, and what came of it. */
export type Exchange = { call: string; ms: number } & (
  | { answer: Answer }
  | { answer: null; failure: string; isLate: boolean }
);

export type Request = {
  call: string;
  method: "GET" | "OPTIONS";
  path: readonly string[];
  headers: Record<string, string>;
};

export type Send = (request: Request) => Promise<Exchange>;

/** The app's limit of time, in seconds. */
export const LIMIT_S = ATTEMPT_TIMEOUT_MS / 1000;

/** Whether the browser asks for CORS at all. */
export const isCrossOrigin = ({ baseUrl, origin }: Options) => new URL(baseUrl).origin !== origin;

/** A way to send requests as the app does; what comes back never holds the token. */
export function createSend(options: Options): Send {
  const { baseUrl, origin, token } = options;
  const ownHeaders = isCrossOrigin(options) ? { Origin: origin } : {};
  const withoutToken = (text: string) => (token ? text.replaceAll(token, "[token]") : text);

  function responseOf({ status, headers }: Response, text: string): Answer {
    const body = withoutToken(text);
    const header = (name: string) => withoutToken(headers.get(name) ?? "") || null;
    return { status, header, body, json: parseJson(body) };
  }

  return async ({ call, method, path, headers }) => {
    const start = performance.now();
    const ms = () => performance.now() - start;
    let problem = "unreachable";
    try {
      const response = await fetch(`${baseUrl}/${path.map(encodeURIComponent).join("/")}`, {
        method,
        headers: { ...ownHeaders, ...headers },
        redirect: "manual",
        signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      });
      problem = "the answer cannot be read to its end";
      const answer = responseOf(response, await response.text());
      return { call, ms: ms(), answer };
    } catch (error) {
      const isLate = error instanceof Error && error.name === "TimeoutError";
      const failure = isLate
        ? `no whole answer within ${LIMIT_S} s`
        : `${problem}: ${reasonOf(error)}`;
      return { call, ms: ms(), answer: null, failure, isLate };
    }
  };
}
