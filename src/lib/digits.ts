/**
 * Formats a number with thousands separators, as in Japanese and English; from 22 digits on as 1e+21. Integers do not use
 * `Intl`, whose first formatter is slow to create, just before the list is shown.
 */
export function groupDigits(value: number): string {
  if (Number.isSafeInteger(value)) return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
  const isLong = Math.abs(value) >= 1e21 && Number.isFinite(value);
  return isLong ? String(value) : value.toLocaleString("en");
}

/** From here on numbers are written short. */
export const SHORT_FROM = 1_000_000;

/** All digits of a number that is written short; `undefined` for one that is not. */
export const digitsOfShort = (value: number): string | undefined =>
  Math.abs(value) < SHORT_FROM ? undefined : groupDigits(value);
