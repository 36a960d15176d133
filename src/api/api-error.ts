/**
 * Why a call gave no data:
 * - `unreachable`: unreachable, timed out, cut off, or an answer that cannot be read;
 * - `rejected`: an answer that says no, or lacks what was asked for;
 * - `notFound`: the thing asked for does not exist;
 * - `unhealthy`: the API answered that it is not well.
 */
export type ApiErrorReason = "unreachable" | "rejected" | "notFound" | "unhealthy";

/** The one error of every API call. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly reason: ApiErrorReason;
  /** Whether the same call may well succeed a little later. */
  readonly isRetryable: boolean;
  /** What the API itself said about the error, if anything. */
  readonly report: string | null;
  /** How long the API asked to be left alone; `null` when it did not, or when CORS hides it. */
  readonly retryAfterMs: number | null;

  constructor(
    reason: ApiErrorReason,
    options: {
      isRetryable?: boolean;
      report?: string | null;
      retryAfterMs?: number | null;
      cause?: unknown;
    } = {},
  ) {
    super(`API call ${reason}`, { cause: options.cause });
    this.reason = reason;
    this.isRetryable = options.isRetryable ?? false;
    this.report = options.report ?? null;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
