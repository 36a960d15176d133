export const API_ERROR_REASONS = ["unreachable", "rejected", "notFound", "unhealthy"] as const;

/**
 * Why a call gave no data:
 * - `unreachable`: unreachable, timed out, cut off, or an unreadable answer;
 * - `rejected`: an error status, or an answer without the expected data;
 * - `notFound`: what was requested does not exist;
 * - `unhealthy`: the API reports that it is unhealthy.
 */
export type ApiErrorReason = (typeof API_ERROR_REASONS)[number];

type Details = Partial<Pick<ApiError, "isRetryable" | "report" | "retryAfterMs" | "cause">>;

/** The one error of every API call. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly reason: ApiErrorReason;
  /** Whether the same call is likely to succeed a little later. */
  readonly isRetryable: boolean;
  /** The API's own words about the error, if any. */
  readonly report: string | null;
  /** How long the API asks clients to wait; `null` when it does not, or when CORS hides it. */
  readonly retryAfterMs: number | null;

  constructor(
    reason: ApiErrorReason,
    { isRetryable = false, report = null, retryAfterMs = null, cause }: Details = {},
  ) {
    super(`API call ${reason}`, { cause });
    this.reason = reason;
    this.isRetryable = isRetryable;
    this.report = report;
    this.retryAfterMs = retryAfterMs;
  }
}
