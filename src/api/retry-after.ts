/** The three forms of RFC 9110; the last has no zone, but is in GMT, too. */
const HTTP_DATE = /^[A-Z][a-z]+,? .*\d\d:\d\d:\d\d( GMT| \d{4})$/;

/** In milliseconds since 1970; `NaN` without a date. */
const parseHttpDate = (text: string): number =>
  HTTP_DATE.test(text) ? Date.parse(text.replace(/( GMT)?$/, " GMT")) : Number.NaN;

/**
 * The wait in milliseconds that a Retry-After header asks for, in seconds or by date; `null` without one. The answer's
 * own date, where it can be read, says what time it is for the API: the visitor's clock may be wrong.
 */
export function retryAfterMs(headers: Headers): number | null {
  const wait = headers.get("Retry-After") ?? "";
  // Whole seconds by the standard; some servers send fractions.
  if (/^\d+(\.\d+)?$/.test(wait)) return Number(wait) * 1_000;
  const end = parseHttpDate(wait);
  const now = parseHttpDate(headers.get("Date") ?? "") || Date.now();
  return Number.isNaN(end) ? null : Math.max(end - now, 0);
}

/** Whether and when the call with this response may be tried again. */
export const retryOutlook = ({ status, headers }: Response) => ({
  isRetryable: status === 408 || status === 429 || status >= 500,
  retryAfterMs: retryAfterMs(headers),
});
