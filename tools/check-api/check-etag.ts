import { check, type Finding, formatValue, requireNone, unchecked, unmet } from "../findings.ts";
import { describeReply, isSuccess, type Reply } from "../reply.ts";
import type { Answers } from "./answers.ts";
import { parseNames, SAME_ORIGIN } from "./check-cors.ts";

/** Checks the optional ETag, which saves downloads that change nothing. */
export function checkEtag(answers: Answers): Promise<Finding>[] {
  const { list, listAgain, origin, isCrossOrigin } = answers;
  const requireEtag = (): Reply => {
    if (!isSuccess(list)) throw unchecked("there is no list");
    if (listAgain) return listAgain;
    throw unchecked("it sends no ETag: each refresh sends the whole list again");
  };
  return [
    check("GET /monsters answers 304 to the ETag of its list", () => {
      const reply = requireEtag();
      if (reply.status === 304) return "";
      const next = isSuccess(reply) ? reply.header("ETag") : undefined;
      const isOther = next !== undefined && next !== list.header("ETag");
      const change = isOther ? `, and another ETag: ${formatValue(next)}` : "";
      throw unmet(describeReply(reply) + change);
    }),
    check(`CORS: ${origin} may read the ETag of the list`, () => {
      requireEtag();
      if (!isCrossOrigin) throw unchecked(SAME_ORIGIN);
      const exposed = parseNames(list.header("Access-Control-Expose-Headers"));
      const isExposed = exposed.includes("etag") || exposed.includes("*");
      return requireNone(isExposed ? [] : ["Access-Control-Expose-Headers lacks ETag"], {
        mark: "!",
        advice: "the app parses the list again at every refresh",
      });
    }),
  ];
}
