/**
 * Formats a number with thousands separators, as in Japanese and English; from 22 digits on as 1e+21. Integers
 * do not use `Intl`: creating its first formatter takes 50 ms on a slow phone, just before the list is shown.
 */
export function groupDigits(value: number): string {
  if (Number.isSafeInteger(value)) return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
  const isLong = Math.abs(value) >= 1e21 && Number.isFinite(value);
  return isLong ? String(value) : value.toLocaleString("en");
}
