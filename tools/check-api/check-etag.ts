import { check, type Finding, formatValue, requireNone, unchecked, unmet } from "../findings.ts";
import { describeReply, isSuccess, type Reply } from "../reply.ts";
import { parseNames, SAME_ORIGIN } from "./check-cors.ts";

type EtagParts = {
  list: Reply;
  /** The answer to the same request with the list's ETag; `null` when there is none. */
  again: Reply | null;
  origin: string;
  /** Whether app and API have different origins. */
  isCrossOrigin: boolean;
};

/** Checks the optional ETag, which saves downloads that change nothing. */
export function checkEtag({ list, again, origin, isCrossOrigin }: EtagParts): Promise<Finding>[] {
  const requireEtag = (): Reply => {
    if (!isSuccess(list)) throw unchecked("there is no list");
    if (again) return again;
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
