import * as v from "valibot";
import { monsterResponse } from "#src/api/schemas.ts";
import { idOf, problemsOf } from "./check-monster.ts";
import type { Exchange } from "./exchange.ts";
import { type Finding, judge, met, unchecked, unmet } from "./finding.ts";
import { outcomeOf } from "./outcome.ts";
import { shown } from "./shown.ts";

const DETAIL = "GET /monsters/{id} tells of a listed monster";
const ABSENT = "GET /monsters/{id} says so when there is no such monster";

type Detail = { monster: unknown; why: null } | { why: string };

function readDetail(exchange: Exchange): Detail {
  const outcome = outcomeOf(exchange);
  if (outcome.why !== null) return outcome;
  const result = v.safeParse(monsterResponse, outcome.json);
  if (!result.success) return { why: "the answer has no data.monster" };
  return { monster: result.output.data.monster, why: null };
}

/** Checks the answer to GET /monsters/{id} for a listed id; `null`: there was none to ask for. */
export function checkDetail(exchange: Exchange | null, id: string): Finding {
  if (!exchange) return unchecked(DETAIL, "no usable monster is listed");
  const asked = `asked for ${shown(id)}`;
  const detail = readDetail(exchange);
  if (detail.why !== null) return unmet(DETAIL, `${asked}: ${detail.why}`);
  const answered = idOf(detail.monster);
  const isOther = answered !== null && answered !== id;
  const problems = isOther ? [`the id is ${shown(answered)}`] : problemsOf(detail.monster);
  return judge(
    DETAIL,
    problems.map((problem) => `${asked}: ${problem}`),
    { note: asked },
  );
}

/** Checks the answer to GET /monsters/{id} for an id that no monster has. */
export function checkAbsent(exchange: Exchange): Finding {
  if (exchange.answer?.status === 404) return met(ABSENT, "answers 404");
  if (!exchange.answer) return unmet(ABSENT, exchange.failure);
  const detail = readDetail(exchange);
  if (detail.why === null && detail.monster === null) {
    return met(ABSENT, "answers with “monster: null”");
  }
  const why = detail.why ?? `answers with ${shown(detail.monster)}`;
  return unmet(ABSENT, `${why}; neither 404 nor “monster: null”`);
}
