import { formatValue } from "../../../build/monster-contract.ts";
import { isSuccess, problemsIn, type Reply } from "../reply.ts";
import type { Claim } from "../run-check.ts";
import { type Answers, NEEDED_HEADERS } from "./ask-api.ts";

/** The names in a header that lists some, in lower case. */
const parseNames = (header = "") => header.split(",").map((name) => name.trim().toLowerCase());

function originProblems({ header }: Reply, origin: string): string[] {
  const allowed = header("Access-Control-Allow-Origin");
  if (allowed === "*" || allowed === origin) return [];
  return [`Access-Control-Allow-Origin is ${formatValue(allowed)}`];
}

/** By the Fetch standard, “*” stands for any header but Authorization. */
function preflightProblems(reply: Reply, origin: string): string[] {
  const { failure, status, header } = reply;
  if (!isSuccess(reply)) return [failure || `answers ${status}`];
  const allowed = parseNames(header("Access-Control-Allow-Headers"));
  const missing = NEEDED_HEADERS.filter(
    (name) => !allowed.includes(name) && (name === "authorization" || !allowed.includes("*")),
  );
  return [
    ...originProblems(reply, origin),
    ...missing.map((name) => `Access-Control-Allow-Headers lacks ${name}`),
  ];
}

function typeProblems(reply: Reply): string[] {
  const type = reply.header("Content-Type");
  const isJson = /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type ?? "");
  const isUntyped = isSuccess(reply) && reply.json !== undefined && !isJson;
  return isUntyped ? [`Content-Type is ${formatValue(type)}`] : [];
}

/** What is to be said of all answers, also whether a browser lets an app of `origin` ask for and read them. */
export function answerClaims(answers: Answers): Claim[] {
  const { origin, apiOrigin, isCrossOrigin, preflights, read } = answers;
  const answered = read.filter(({ failure }) => !failure);
  const forCors = {
    advice: `not needed for an app that is served from ${apiOrigin}`,
    ...(!isCrossOrigin && { unchecked: "not needed: the app is served from the API's own origin" }),
  };
  const claims: Claim[] = [
    {
      claim: `CORS: a preflight lets ${origin} send Authorization and Content-Type`,
      problems: problemsIn(preflights, (reply) => preflightProblems(reply, origin)),
      ...forCors,
    },
    {
      claim: `CORS: ${origin} may read every answer, errors too`,
      problems: problemsIn(answered, (reply) => originProblems(reply, origin)),
      ...forCors,
    },
    {
      claim: "every answer with data says that it is JSON",
      problems: problemsIn(answered, typeProblems),
      advice: "the app reads it all the same",
      isTolerated: true,
    },
  ];
  if (answered.length > 0) return claims;
  return claims.map((one) => ({ unchecked: "there is no answer", ...one }));
}
