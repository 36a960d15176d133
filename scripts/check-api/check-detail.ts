import * as v from "valibot";
import { monsterResponse } from "#src/api/schemas.ts";
import { findProblems, readId } from "./check-monster.ts";
import type { Exchange } from "./exchange.ts";
import { type Finding, judge, met, unchecked, unmet } from "./finding.ts";
import { formatValue } from "./format-value.ts";
import { readJson } from "./read-response.ts";

const DETAIL = "GET /monsters/{id} tells of a listed monster";
const ABSENT = "GET /monsters/{id} says so when there is no such monster";

type Detail = { monster: unknown; problem: null } | { problem: string };

function readDetail(exchange: Exchange): Detail {
  const body = readJson(exchange);
  if (body.problem !== null) return body;
  const result = v.safeParse(monsterResponse, body.json);
  if (!result.success) return { problem: "the answer has no data.monster" };
  return { monster: result.output.data.monster, problem: null };
}

/** Checks GET /monsters/{id} for a listed id; `exchange` is `null` when there is no such id. */
export function checkDetail(exchange: Exchange | null, id: string): Finding {
  if (!exchange) return unchecked(DETAIL, "no usable monster is listed");
  const request = `asked for ${formatValue(id)}`;
  const detail = readDetail(exchange);
  if (detail.problem !== null) return unmet(DETAIL, `${request}: ${detail.problem}`);
  const ownId = readId(detail.monster);
  const isOther = ownId !== null && ownId !== id;
  const problems = isOther ? [`the id is ${formatValue(ownId)}`] : findProblems(detail.monster);
  return judge(
    DETAIL,
    problems.map((problem) => `${request}: ${problem}`),
    { note: request },
  );
}

/** Checks GET /monsters/{id} for an id that no monster has. */
export function checkAbsent(exchange: Exchange): Finding {
  if (exchange.response?.status === 404) return met(ABSENT, "answers 404");
  if (!exchange.response) return unmet(ABSENT, exchange.failure);
  const detail = readDetail(exchange);
  if (detail.problem === null && detail.monster === null) {
    return met(ABSENT, "answers with “monster: null”");
  }
  const problem = detail.problem ?? `answers with ${formatValue(detail.monster)}`;
  return unmet(ABSENT, `${problem}; neither 404 nor “monster: null”`);
}
