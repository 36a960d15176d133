import * as v from "valibot";
import { healthResponse, profileResponse } from "#src/api/schemas.ts";
import { formatValue } from "../../../build/format-value.ts";
import { check, type Finding, requireNone, unchecked, unmet } from "../findings.ts";
import { describeLack, describeReply, isSuccess, type Reply, readReply } from "../reply.ts";
import type { Answers } from "./answers.ts";

/** Checks GET /health, whose body the app reads whatever the status. */
export const checkHealth = ({ health }: Answers): Promise<Finding> =>
  check("GET /health reports that all is well", () => {
    const { status, json } = health;
    if (json === undefined) throw unmet(describeReply(health));
    const result = v.safeParse(healthResponse, json);
    if (!result.success) throw unmet(`the answer is ${formatValue(json)}`);
    const { isHealthy, error } = result.output;
    if (!isHealthy) throw unmet(`answers ${status} and ${formatValue(error ?? json)}`);
    if (!isSuccess(health)) throw unmet(`${describeReply(health)} although it is healthy`);
    return "";
  });

const isRefusal = ({ status }: Reply) => status === 401 || status === 403;

/** An API of files has no users. */
const requireCall = ({ status }: Reply) =>
  requireNone(status === 404 ? ["answers 404: there is no such call"] : [], {
    mark: "!",
    advice: "no screen of the app uses it yet",
  });

/** Checks GET /user/profile without a token. */
export const checkGuest = ({ guest }: Answers): Promise<Finding> =>
  check("GET /user/profile refuses a guest", () => {
    if (guest.failure) throw unmet(guest.failure);
    requireCall(guest);
    if (isRefusal(guest)) return `answers ${guest.status}`;
    if (readReply(guest, profileResponse)) throw unmet("gives data to anyone");
    throw unmet(`${describeReply(guest)}; neither 401 nor 403`);
  });

/** Checks GET /user/profile with a token. */
export const checkSignedIn = ({ signedIn }: Answers): Promise<Finding> =>
  check("GET /user/profile answers to a token", () => {
    if (!signedIn) throw unchecked("there is no token: set API_ID_TOKEN");
    requireCall(signedIn);
    if (readReply(signedIn, profileResponse)) return "";
    const hint = isRefusal(signedIn) ? "; ID tokens are valid for an hour" : "";
    throw unmet(describeLack(signedIn, "the answer has no data") + hint);
  });
