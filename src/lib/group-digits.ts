/**
 * Formats a number with thousands separators, as in Japanese and English. Integers do not use `Intl`:
 * creating its first formatter takes 50 ms on a slow phone, just before the list is shown.
 */
export function groupDigits(value: number): string {
  if (!Number.isSafeInteger(value)) return value.toLocaleString("en");
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}
