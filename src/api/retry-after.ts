/** The wait in milliseconds that a Retry-After header asks for, in seconds or by date; `null` without one. */
export function retryAfterMs(header: string | null): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(date - Date.now(), 0);
}

/** Whether and when the call with this response may be tried again. */
export const retryOutlook = ({ status, headers }: Response) => ({
  isRetryable: status === 408 || status === 429 || status >= 500,
  retryAfterMs: retryAfterMs(headers.get("Retry-After")),
});
