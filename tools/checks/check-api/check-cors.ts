import { formatValue } from "../../../build/format-value.ts";
import { check, type Finding, requireNone, unchecked } from "../findings.ts";
import { isSuccess, type Reply } from "../reply.ts";
import { type Answers, getsOf, NEEDED_HEADERS } from "./answers.ts";

/** The reason why a claim about CORS is not checked. */
const SAME_ORIGIN = "not needed: the app is served from the API's own origin";

/** The names in a header that lists some, in lower case. */
const parseNames = (header = "") => header.split(",").map((name) => name.trim().toLowerCase());

function originProblems({ header }: Reply, origin: string): string[] {
  const allowed = header("Access-Control-Allow-Origin");
  if (allowed === "*" || allowed === origin) return [];
  return [`Access-Control-Allow-Origin is ${formatValue(allowed)}`];
}

/** By the Fetch standard, “*” stands for any header but Authorization. */
function headerProblems({ header }: Reply): string[] {
  const allowed = parseNames(header("Access-Control-Allow-Headers"));
  return NEEDED_HEADERS.filter(
    (name) => !allowed.includes(name) && (name === "authorization" || !allowed.includes("*")),
  ).map((name) => `Access-Control-Allow-Headers lacks ${name}`);
}

function preflightProblems(reply: Reply, origin: string): string[] {
  if (reply.failure) return [reply.failure];
  if (!isSuccess(reply)) return [`answers ${reply.status}`];
  return [...originProblems(reply, origin), ...headerProblems(reply)];
}

/** Checks that a browser lets an app of `origin` call the API and read its responses. */
export function checkCors(answers: Answers): Promise<Finding>[] {
  const { origin, apiOrigin, isCrossOrigin, preflights } = answers;
  const answered = getsOf(answers).filter(({ failure }) => !failure);
  const checkEach = (
    claim: string,
    replies: Reply[],
    problemsOf: (reply: Reply, origin: string) => string[],
  ) =>
    check(claim, () => {
      if (!isCrossOrigin) throw unchecked(SAME_ORIGIN);
      if (answered.length === 0) throw unchecked("there is no answer");
      const problems = replies.flatMap((reply) => {
        const texts = problemsOf(reply, origin).join(", ");
        return texts ? [`${reply.call}: ${texts}`] : [];
      });
      return requireNone(problems, {
        advice: `not needed for an app that is served from ${apiOrigin}`,
      });
    });
  return [
    checkEach(
      `CORS: a preflight lets ${origin} send Authorization and Content-Type`,
      preflights,
      preflightProblems,
    ),
    checkEach(`CORS: ${origin} may read every answer, errors too`, answered, originProblems),
  ];
}
