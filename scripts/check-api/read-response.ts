import { parseJson } from "#src/api/parse-json.ts";
import type { ApiResponse, Exchange } from "./exchange.ts";
import { formatValue } from "./format-value.ts";

/** The JSON of a successful response, or why there is none. */
type JsonResult = { json: unknown; problem: null } | { problem: string };

export const isSuccess = ({ status }: ApiResponse) => status >= 200 && status < 300;

export const isRedirect = ({ status }: ApiResponse) => [301, 302, 303, 307, 308].includes(status);

function describeBody({ body, json }: ApiResponse): string {
  if (json !== undefined) return "";
  if (body.trim() === "") return " with nothing instead of JSON";
  if (/^\s*</.test(body)) return " with a page of HTML instead of JSON";
  if (parseJson(body) !== undefined) return " with JSON that is not in UTF-8";
  return ` with something else than JSON: ${formatValue(body)}`;
}

/** A response in words for the report: its status, and what its body is when that is not JSON. */
export function describeResponse(response: ApiResponse): string {
  if (isRedirect(response)) {
    const target = formatValue(response.header("Location") ?? undefined);
    return `answers ${response.status}, a redirect to ${target}, which the app does not follow`;
  }
  return `answers ${response.status}${describeBody(response)}`;
}

/** The JSON of a response that should be successful, or why there is none. */
export function readJson(exchange: Exchange): JsonResult {
  if (!exchange.response) return { problem: exchange.failure };
  const { response } = exchange;
  if (isSuccess(response) && response.json !== undefined)
    return { json: response.json, problem: null };
  return { problem: describeResponse(response) };
}
