import { parseNames } from "./check-cors.ts";
import type { ApiResponse, Exchange } from "./exchange.ts";
import { type Finding, judge, met, unchecked, unmet } from "./finding.ts";
import { formatValue } from "./format-value.ts";
import { describeResponse, isSuccess } from "./read-response.ts";

const UNCHANGED = "GET /monsters answers 304 to the ETag of its list";

const NOT_OFFERED = "it sends no ETag: each refresh sends the whole list again";

/** The ETag of a list; `null` if the API offers none. */
export function readEtag({ response }: Exchange): string | null {
  return response && isSuccess(response) ? response.header("ETag") : null;
}

function checkUnchanged(exchange: Exchange, etag: string): Finding {
  if (!exchange.response) return unmet(UNCHANGED, exchange.failure);
  if (exchange.response.status === 304) return met(UNCHANGED);
  const next = readEtag(exchange);
  const change = next === null || next === etag ? "" : `, and another ETag: ${formatValue(next)}`;
  return unmet(UNCHANGED, describeResponse(exchange.response) + change);
}

function checkExposed({ header }: ApiResponse, claim: string): Finding {
  const exposed = parseNames(header("Access-Control-Expose-Headers"));
  const isExposed = exposed.includes("etag") || exposed.includes("*");
  return judge(claim, isExposed ? [] : ["Access-Control-Expose-Headers lacks ETag"], {
    mark: "!",
    advice: "the app parses the list again at every refresh",
  });
}

type EtagParts = {
  list: Exchange;
  /** The answer to the same request with the list's ETag; `null` when there is none. */
  again: Exchange | null;
  origin: string;
  /** Whether the app is served from another origin than the API. */
  isCrossOrigin: boolean;
};

/** Checks what spares a refresh that changes nothing: it is optional. */
export function checkEtag({ list, again, origin, isCrossOrigin }: EtagParts): Finding[] {
  const exposedClaim = `CORS: ${origin} may read the ETag of the list`;
  const etag = readEtag(list);
  if (etag === null || !again || !list.response) {
    const isAnswered = list.response !== null && isSuccess(list.response);
    const reason = isAnswered ? NOT_OFFERED : "there is no list";
    return [UNCHANGED, exposedClaim].map((claim) => unchecked(claim, reason));
  }
  return [
    checkUnchanged(again, etag),
    isCrossOrigin
      ? checkExposed(list.response, exposedClaim)
      : unchecked(exposedClaim, "not needed: the app is served from the API's own origin"),
  ];
}
