import * as v from "valibot";
import { healthResponse } from "#src/api/schemas.ts";
import type { Exchange } from "./exchange.ts";
import { type Finding, met, unmet } from "./finding.ts";
import { formatValue } from "./format-value.ts";
import { describeResponse, isSuccess, readJson } from "./read-response.ts";

const HEALTH = "GET /health reports that all is well";

/** Checks GET /health, whose body the app reads whatever the status. */
export function checkHealth(exchange: Exchange): Finding {
  const { response } = exchange;
  const result = v.safeParse(healthResponse, response?.json);
  if (!response || response.json === undefined)
    return unmet(HEALTH, readJson(exchange).problem ?? "");
  if (!result.success) return unmet(HEALTH, `the answer is ${formatValue(response.json)}`);
  const { isHealthy, error } = result.output;
  if (isHealthy && isSuccess(response)) return met(HEALTH);
  if (isHealthy) return unmet(HEALTH, `${describeResponse(response)} although it is healthy`);
  return unmet(HEALTH, `answers ${response.status} and ${formatValue(error ?? response.json)}`);
}
