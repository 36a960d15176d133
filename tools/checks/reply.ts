import { isUtf8 } from "node:buffer";
import * as v from "valibot";
import { TIME_LIMITS } from "#src/api/client.ts";
import { formatValue } from "../../build/monster-contract.ts";

/** The value in a JSON text; `undefined` if it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const REASONS: Record<string, string> = {
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the name of the host cannot be looked up",
  ECONNREFUSED: "nothing listens at this address",
  ECONNRESET: "the connection was broken off",
  UND_ERR_SOCKET: "the connection was broken off",
  ERR_SSL_WRONG_VERSION_NUMBER: "no https is spoken there",
};

/** Node's fetch throws errors whose cause says what happened. */
function describeError(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  if (!(cause instanceof Error)) return String(error);
  const code = "code" in cause ? String(cause.code) : "";
  return REASONS[code] ?? (cause.message || code);
}

/**
 * Sends a request as the app does. The reply never contains `secret`. Its `call` is the name of the request in the
 * report, its `failure` says why there is no answer, and its `json` is `undefined` when the body is not JSON in UTF-8.
 */
export async function request(
  call: string,
  url: string,
  init: RequestInit = {},
  secret: string | null = null,
) {
  const start = performance.now();
  const elapsedMs = () => performance.now() - start;
  const withoutSecret = (text: string) => (secret ? text.replaceAll(secret, "[token]") : text);
  let problem = "unreachable";
  try {
    const signal = AbortSignal.timeout(TIME_LIMITS.silenceMs);
    const response = await fetch(url, { redirect: "manual", signal, ...init });
    problem = "the answer cannot be read to its end";
    const bytes = await response.arrayBuffer();
    const { status, headers } = response;
    const body = withoutSecret(new TextDecoder().decode(bytes));
    const header = (name: string) => withoutSecret(headers.get(name) ?? "") || undefined;
    const json = isUtf8(bytes) ? parseJson(body) : undefined;
    return { call, ms: elapsedMs(), failure: "", status, header, body, json };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    const failure = isTimeout
      ? `no whole answer within ${TIME_LIMITS.silenceMs / 1000} s`
      : `${problem}: ${describeError(error)}`;
    const nothing = { status: 0, header: (_name: string) => undefined, body: "", json: undefined };
    return { call, ms: elapsedMs(), failure, ...nothing };
  }
}

/** The answer to a request, or why there is none. */
export type Reply = Awaited<ReturnType<typeof request>>;

export const isSuccess = ({ status }: Reply) => status >= 200 && status < 300;

/** The status of a reply, in words for the report. */
export function describeStatus({ failure, status, header }: Reply): string {
  const target = header("Location");
  return failure || `answers ${status}${target ? `, a redirect to ${formatValue(target)}` : ""}`;
}

/** A reply that should be JSON, in words for the report. */
export function describeReply(reply: Reply): string {
  const { failure, header, body, json } = reply;
  const status = describeStatus(reply);
  if (failure) return status;
  if (header("Location")) return `${status}, which the app does not follow`;
  if (json !== undefined) return status;
  if (body.trim() === "") return `${status} with nothing instead of JSON`;
  if (/^\s*</.test(body)) return `${status} with a page of HTML instead of JSON`;
  if (parseJson(body) !== undefined) return `${status} with JSON that is not in UTF-8`;
  return `${status} with something else than JSON: ${formatValue(body)}`;
}

/** What a successful answer holds; `undefined` if it does not fit the schema. */
export function readReply<Output>(
  reply: Reply,
  schema: v.GenericSchema<unknown, Output>,
): Output | undefined {
  const result = v.safeParse(schema, reply.json);
  return isSuccess(reply) && result.success ? result.output : undefined;
}

/** Why a reply is of no use: it is no success with JSON, or `lacks` something. */
export const describeLack = (reply: Reply, lacks: string): string =>
  isSuccess(reply) && reply.json !== undefined ? lacks : describeReply(reply);

/** The problems of these replies, each with the name of its call. */
export const problemsIn = (
  replies: readonly Reply[],
  problemsOf: (reply: Reply) => string[],
): string[] =>
  replies.flatMap((reply) => {
    const problems = problemsOf(reply).join(", ");
    return problems ? [`${reply.call}: ${problems}`] : [];
  });
