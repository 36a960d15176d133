import * as v from "valibot";
import { healthResponse } from "#src/api/schemas.ts";
import type { Exchange } from "./exchange.ts";
import { type Finding, met, unmet } from "./finding.ts";
import { described, isSuccess, outcomeOf } from "./outcome.ts";
import { shown } from "./shown.ts";

const HEALTH = "GET /health reports that all is well";

/** Checks the answer to GET /health, which the app reads whatever its status. */
export function checkHealth(exchange: Exchange): Finding {
  const { answer } = exchange;
  const result = v.safeParse(healthResponse, answer?.json);
  if (!answer || answer.json === undefined) return unmet(HEALTH, outcomeOf(exchange).why ?? "");
  if (!result.success) return unmet(HEALTH, `the answer is ${shown(answer.json)}`);
  const { isHealthy, error } = result.output;
  if (isHealthy && isSuccess(answer)) return met(HEALTH);
  if (isHealthy) return unmet(HEALTH, `${described(answer)} although it is healthy`);
  return unmet(HEALTH, `answers ${answer.status} and ${shown(error ?? answer.json)}`);
}
