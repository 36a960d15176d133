import * as v from "valibot";
import { profileResponse } from "#src/api/schemas.ts";
import type { Exchange } from "./exchange.ts";
import { type Finding, met, unchecked, unmet } from "./finding.ts";
import { described, isSuccess, outcomeOf } from "./outcome.ts";

const GUEST = "GET /user/profile refuses a guest";
const OWNER = "GET /user/profile answers to a token";

const hasData = (json: unknown) => v.is(profileResponse, json);

/** Checks the answer to GET /user/profile without a token. */
export function checkGuest(exchange: Exchange): Finding {
  if (!exchange.answer) return unmet(GUEST, exchange.failure);
  const { answer } = exchange;
  if (answer.status === 401 || answer.status === 403) return met(GUEST, `answers ${answer.status}`);
  if (isSuccess(answer) && hasData(answer.json)) return unmet(GUEST, "gives data to anyone");
  return unmet(GUEST, `${described(answer)}; neither 401 nor 403`);
}

/** Checks the answer to GET /user/profile with a token; `null`: there is no token. */
export function checkOwner(exchange: Exchange | null): Finding {
  if (!exchange) return unchecked(OWNER, "there is no token: set API_ID_TOKEN");
  const outcome = outcomeOf(exchange);
  if (outcome.why === null) {
    return hasData(outcome.json) ? met(OWNER) : unmet(OWNER, "the answer has no data");
  }
  const isRefused = exchange.answer?.status === 401 || exchange.answer?.status === 403;
  return unmet(OWNER, outcome.why + (isRefused ? "; ID tokens are valid for an hour" : ""));
}
