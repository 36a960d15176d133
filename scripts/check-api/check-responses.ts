import { type Exchange, TIMEOUT_S } from "./exchange.ts";
import { type Finding, judge, unchecked } from "./finding.ts";
import { formatValue } from "./format-value.ts";
import { describeResponse, isRedirect, isSuccess } from "./read-response.ts";

const NO_REDIRECT = "no answer is a redirect";
const IN_TIME = `every answer is there within ${TIMEOUT_S} s`;
const JSON_TYPE = "every answer with data says that it is JSON";

const isJsonType = (type: string | null) =>
  /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type ?? "");

/** Checks the claims that hold for the responses of all calls. */
export function checkResponses(exchanges: Exchange[]): Finding[] {
  const answered = exchanges.flatMap(({ call, ms, response }) =>
    response ? [{ call, ms, response }] : [],
  );
  const timedOut = exchanges.filter((exchange) => !exchange.response && exchange.isTimeout);
  if (answered.length + timedOut.length === 0) {
    return [NO_REDIRECT, IN_TIME, JSON_TYPE].map((claim) => unchecked(claim, "there is no answer"));
  }
  const redirects = answered.filter(({ response }) => isRedirect(response));
  const slowest = Math.max(...answered.map(({ ms }) => ms));
  const withoutJsonType = answered.filter(
    ({ response }) =>
      isSuccess(response) &&
      response.json !== undefined &&
      !isJsonType(response.header("Content-Type")),
  );
  return [
    judge(
      NO_REDIRECT,
      redirects.map(({ call, response }) => `${call} ${describeResponse(response)}`),
    ),
    judge(
      IN_TIME,
      timedOut.map(({ call }) => call),
      { note: `the slowest took ${Math.ceil(slowest)} ms` },
    ),
    judge(
      JSON_TYPE,
      withoutJsonType.map(({ call, response }) => {
        return `${call}: Content-Type is ${formatValue(response.header("Content-Type") ?? undefined)}`;
      }),
      { mark: "!", advice: "the app reads it all the same" },
    ),
  ];
}
