import * as v from "valibot";
import type { Exchange } from "./exchange.ts";
import { type Finding, judge, unchecked } from "./finding.ts";
import { formatValue } from "./format-value.ts";
import { readJson } from "./read-response.ts";

const COUNT = "GET /monsters says how many there are before it lists them";

const NOT_OFFERED = "it sends no data.count: a long list is shown once all of it is there";

// Of the schemas that accept any key, only this one keeps their order.
const answerSchema = v.object({ data: v.record(v.string(), v.unknown()) });

/** Checks what lets the app show the first of many monsters while the others arrive: it is optional. */
export function checkCount(exchange: Exchange): Finding {
  const body = readJson(exchange);
  const answer = v.safeParse(answerSchema, body.problem === null ? body.json : null);
  const data = answer.success ? answer.output.data : {};
  const { count, monsters } = data;
  if (!Array.isArray(monsters)) return unchecked(COUNT, "there is no list");
  if (count === undefined) return unchecked(COUNT, NOT_OFFERED);
  const keys = Object.keys(data);
  const isLate = keys.indexOf("count") > keys.indexOf("monsters");
  const isWrong = count !== monsters.length;
  return judge(
    COUNT,
    [
      ...(isWrong ? [`data.count is ${formatValue(count)}, of ${monsters.length} monsters`] : []),
      ...(isLate ? ["data.count comes after data.monsters: the app cannot use it"] : []),
    ],
    { mark: "!" },
  );
}
