import { type Exchange, LIMIT_S } from "./exchange.ts";
import { type Finding, judge, unchecked } from "./finding.ts";
import { described, isRedirect, isSuccess } from "./outcome.ts";
import { shown } from "./shown.ts";

const NO_REDIRECT = "no answer is a redirect";
const IN_TIME = `every answer is there within ${LIMIT_S} s`;
const JSON_TYPE = "every answer with data says that it is JSON";

const isJsonType = (type: string | null) =>
  /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type ?? "");

/** Checks what holds for all calls alike. */
export function checkManners(exchanges: Exchange[]): Finding[] {
  const answered = exchanges.flatMap(({ call, ms, answer }) =>
    answer ? [{ call, ms, answer }] : [],
  );
  const late = exchanges.filter((exchange) => !exchange.answer && exchange.isLate);
  if (answered.length + late.length === 0) {
    return [NO_REDIRECT, IN_TIME, JSON_TYPE].map((claim) => unchecked(claim, "there is no answer"));
  }
  const redirects = answered.filter(({ answer }) => isRedirect(answer));
  const slowest = Math.max(...answered.map(({ ms }) => ms));
  const untyped = answered.filter(
    ({ answer }) =>
      isSuccess(answer) && answer.json !== undefined && !isJsonType(answer.header("Content-Type")),
  );
  return [
    judge(
      NO_REDIRECT,
      redirects.map(({ call, answer }) => `${call} ${described(answer)}`),
    ),
    judge(
      IN_TIME,
      late.map(({ call }) => call),
      { note: `the slowest took ${Math.ceil(slowest)} ms` },
    ),
    judge(
      JSON_TYPE,
      untyped.map(({ call, answer }) => {
        return `${call}: Content-Type is ${shown(answer.header("Content-Type") ?? undefined)}`;
      }),
      { mark: "!", advice: "the app reads it all the same" },
    ),
  ];
}
