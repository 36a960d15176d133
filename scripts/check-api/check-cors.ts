import type { Answer, Exchange } from "./exchange.ts";
import { type Finding, judge, unchecked } from "./finding.ts";
import { isSuccess } from "./outcome.ts";
import { shown } from "./shown.ts";

/** What the app sends beyond what a browser lets any page send. */
const NEEDED_HEADERS = ["authorization", "content-type"];

/** What a browser asks before it lets the app's request out. */
export const PREFLIGHT_HEADERS = {
  "Access-Control-Request-Method": "GET",
  "Access-Control-Request-Headers": NEEDED_HEADERS.join(","),
};

const namesIn = (header: string | null) =>
  (header ?? "").split(",").map((name) => name.trim().toLowerCase());

function originProblems({ header }: Answer, origin: string): string[] {
  const allowed = header("Access-Control-Allow-Origin");
  if (allowed === "*" || allowed === origin) return [];
  return [`Access-Control-Allow-Origin is ${shown(allowed ?? undefined)}`];
}

/** “*” stands for any header but Authorization, says the Fetch standard. */
function headerProblems({ header }: Answer): string[] {
  const allowed = namesIn(header("Access-Control-Allow-Headers"));
  return NEEDED_HEADERS.filter(
    (name) => !allowed.includes(name) && (name === "authorization" || !allowed.includes("*")),
  ).map((name) => `Access-Control-Allow-Headers lacks ${name}`);
}

function preflightProblems(exchange: Exchange, origin: string): string[] {
  if (!exchange.answer) return [exchange.failure];
  const { answer } = exchange;
  if (!isSuccess(answer)) return [`answers ${answer.status}`];
  return [...originProblems(answer, origin), ...headerProblems(answer)];
}

const named = (exchange: Exchange, problems: string[]) =>
  problems.length === 0 ? [] : [`${exchange.call}: ${problems.join(", ")}`];

export type CorsParts = {
  origin: string;
  apiOrigin: string;
  /** `null`: the app lives on the API's own origin. */
  preflights: Exchange[] | null;
  gets: Exchange[];
};

/** Checks that a browser lets an app of `origin` call the API and read its answers. */
export function checkCors({ origin, apiOrigin, preflights, gets }: CorsParts): Finding[] {
  const asks = `CORS: a preflight lets ${origin} send Authorization and Content-Type`;
  const reads = `CORS: ${origin} may read every answer, errors too`;
  const whyNot = !preflights
    ? "not needed: the app is served from the API's own origin"
    : "there is no answer";
  const answered = gets.filter(({ answer }) => answer !== null);
  if (!preflights || answered.length === 0) {
    return [asks, reads].map((claim) => unchecked(claim, whyNot));
  }
  const advice = `not needed for an app that is served from ${apiOrigin}`;
  return [
    judge(
      asks,
      preflights.flatMap((one) => named(one, preflightProblems(one, origin))),
      { advice },
    ),
    judge(
      reads,
      answered.flatMap((one) => (one.answer ? named(one, originProblems(one.answer, origin)) : [])),
      { advice },
    ),
  ];
}
