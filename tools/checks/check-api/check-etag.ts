import { formatValue } from "../../../build/format-value.ts";
import { check, type Finding, unchecked, unmet } from "../findings.ts";
import { describeReply, isSuccess } from "../reply.ts";
import type { Answers } from "./answers.ts";

/** Checks the optional ETag, which saves downloads that change nothing. */
export const checkEtag = ({ list, listAgain }: Answers): Promise<Finding> =>
  check("GET /monsters answers 304 to the ETag of its list", () => {
    if (!isSuccess(list)) throw unchecked("there is no list");
    if (!listAgain) throw unchecked("it sends no ETag: each refresh sends the whole list again");
    if (listAgain.status === 304) return "";
    const next = isSuccess(listAgain) ? listAgain.header("ETag") : undefined;
    const isOther = next !== undefined && next !== list.header("ETag");
    const change = isOther ? `, and another ETag: ${formatValue(next)}` : "";
    throw unmet(describeReply(listAgain) + change);
  });
