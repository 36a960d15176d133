import * as v from "valibot";

const REASONS = new Map([
  ["ENOTFOUND", "there is no such host"],
  ["EAI_AGAIN", "the name of the host cannot be looked up"],
  ["ECONNREFUSED", "nothing listens at this address"],
  ["ECONNRESET", "the connection was broken off"],
  ["UND_ERR_SOCKET", "the connection was broken off"],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "no https is spoken there"],
]);

/** The shape of the errors that Node's fetch throws. */
const withCause = v.object({
  cause: v.object({ code: v.optional(v.string(), ""), message: v.string() }),
});

/** Why a request got no response, in words for the report. */
export function describeNetworkError(error: unknown): string {
  const result = v.safeParse(withCause, error);
  if (!result.success) return String(error);
  const { code, message } = result.output.cause;
  return REASONS.get(code) ?? (message || code);
}
