import type { Answer, Exchange } from "./exchange.ts";
import { shown } from "./shown.ts";

/** The JSON of a successful answer, or why there is none. */
type Outcome = { json: unknown; why: null } | { why: string };

export const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;

export const isRedirect = ({ status }: Answer) => [301, 302, 303, 307, 308].includes(status);

function contentOf({ body, json }: Answer): string {
  if (json !== undefined) return "";
  if (body.trim() === "") return " with nothing instead of JSON";
  if (/^\s*</.test(body)) return " with a page of HTML instead of JSON";
  return ` with something else than JSON: ${shown(body)}`;
}

/** What an answer is, for people: its status, and what its body is when that is not JSON. */
export function described(answer: Answer): string {
  if (isRedirect(answer)) {
    const target = shown(answer.header("Location") ?? undefined);
    return `answers ${answer.status}, a redirect to ${target}, which the app does not follow`;
  }
  return `answers ${answer.status}${contentOf(answer)}`;
}

/** What a call that should have data came to. */
export function outcomeOf(exchange: Exchange): Outcome {
  if (!exchange.answer) return { why: exchange.failure };
  const { answer } = exchange;
  if (isSuccess(answer) && answer.json !== undefined) return { json: answer.json, why: null };
  return { why: described(answer) };
}
