import type { ApiResponse, Exchange } from "./exchange.ts";
import { type Finding, judge, unchecked } from "./finding.ts";
import { formatValue } from "./format-value.ts";
import { isSuccess } from "./read-response.ts";

/** The app's headers that a browser sends to another origin only with permission. */
const NEEDED_HEADERS = ["authorization", "content-type"];

/** The headers of a browser's preflight before one of the app's requests. */
export const PREFLIGHT_HEADERS = {
  "Access-Control-Request-Method": "GET",
  "Access-Control-Request-Headers": NEEDED_HEADERS.join(","),
};

/** The names in a header that lists some, in lower case. */
export const parseNames = (header: string | null) =>
  (header ?? "").split(",").map((name) => name.trim().toLowerCase());

function originProblems({ header }: ApiResponse, origin: string): string[] {
  const allowed = header("Access-Control-Allow-Origin");
  if (allowed === "*" || allowed === origin) return [];
  return [`Access-Control-Allow-Origin is ${formatValue(allowed ?? undefined)}`];
}

/** By the Fetch standard, “*” stands for any header but Authorization. */
function headerProblems({ header }: ApiResponse): string[] {
  const allowed = parseNames(header("Access-Control-Allow-Headers"));
  return NEEDED_HEADERS.filter(
    (name) => !allowed.includes(name) && (name === "authorization" || !allowed.includes("*")),
  ).map((name) => `Access-Control-Allow-Headers lacks ${name}`);
}

function preflightProblems(exchange: Exchange, origin: string): string[] {
  if (!exchange.response) return [exchange.failure];
  const { response } = exchange;
  if (!isSuccess(response)) return [`answers ${response.status}`];
  return [...originProblems(response, origin), ...headerProblems(response)];
}

const withCall = (exchange: Exchange, problems: string[]) =>
  problems.length === 0 ? [] : [`${exchange.call}: ${problems.join(", ")}`];

type CorsParts = {
  origin: string;
  apiOrigin: string;
  /** `null` when the app is served from the API's own origin. */
  preflights: Exchange[] | null;
  gets: Exchange[];
};

/** Checks that a browser lets an app of `origin` call the API and read its responses. */
export function checkCors({ origin, apiOrigin, preflights, gets }: CorsParts): Finding[] {
  const preflightClaim = `CORS: a preflight lets ${origin} send Authorization and Content-Type`;
  const readClaim = `CORS: ${origin} may read every answer, errors too`;
  const reason = !preflights
    ? "not needed: the app is served from the API's own origin"
    : "there is no answer";
  const answered = gets.filter(({ response }) => response !== null);
  if (!preflights || answered.length === 0) {
    return [preflightClaim, readClaim].map((claim) => unchecked(claim, reason));
  }
  const advice = `not needed for an app that is served from ${apiOrigin}`;
  return [
    judge(
      preflightClaim,
      preflights.flatMap((one) => withCall(one, preflightProblems(one, origin))),
      { advice },
    ),
    judge(
      readClaim,
      answered.flatMap((one) =>
        one.response ? withCall(one, originProblems(one.response, origin)) : [],
      ),
      { advice },
    ),
  ];
}
