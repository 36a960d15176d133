import * as v from "valibot";
import { profileResponse } from "#src/api/schemas.ts";
import type { Exchange } from "./exchange.ts";
import { type Finding, judge, met, unchecked, unmet } from "./finding.ts";
import { describeResponse, isSuccess, readJson } from "./read-response.ts";

const GUEST = "GET /user/profile refuses a guest";
const SIGNED_IN = "GET /user/profile answers to a token";

/** An API of files has no users. */
const absent = (claim: string): Finding =>
  judge(claim, ["answers 404: there is no such call"], {
    mark: "!",
    advice: "no screen of the app uses it yet",
  });

const hasData = (json: unknown) => v.is(profileResponse, json);

/** Checks GET /user/profile without a token. */
export function checkGuest(exchange: Exchange): Finding {
  if (!exchange.response) return unmet(GUEST, exchange.failure);
  const { response } = exchange;
  if (response.status === 404) return absent(GUEST);
  if (response.status === 401 || response.status === 403)
    return met(GUEST, `answers ${response.status}`);
  if (isSuccess(response) && hasData(response.json)) return unmet(GUEST, "gives data to anyone");
  return unmet(GUEST, `${describeResponse(response)}; neither 401 nor 403`);
}

/** Checks GET /user/profile with a token; `exchange` is `null` when there is no token. */
export function checkSignedIn(exchange: Exchange | null): Finding {
  if (!exchange) return unchecked(SIGNED_IN, "there is no token: set API_ID_TOKEN");
  if (exchange.response?.status === 404) return absent(SIGNED_IN);
  const body = readJson(exchange);
  if (body.problem === null) {
    return hasData(body.json) ? met(SIGNED_IN) : unmet(SIGNED_IN, "the answer has no data");
  }
  const isUnauthorized = exchange.response?.status === 401 || exchange.response?.status === 403;
  return unmet(
    SIGNED_IN,
    body.problem + (isUnauthorized ? "; ID tokens are valid for an hour" : ""),
  );
}
