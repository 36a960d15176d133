import { memoize } from "#src/lib/memoize.ts";
import type { Language } from "./languages.ts";

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

/** From here on they are powers of ten: the names of larger units are little known. */
const POWERS_FROM = 1e15;

/** All digits of a number that is written short; `undefined` for one that is not. */
export const digitsOfShort = (value: number): string | undefined =>
  Math.abs(value) < SHORT_FROM ? undefined : groupDigits(value);

/** Made only when the first such number is shown, and once: it is slow to create. */
const compactFormat = memoize(
  (language: Language) =>
    new Intl.NumberFormat(language, { notation: "compact", maximumSignificantDigits: 3 }),
);

/** Formats a number: from a million on rounded, which `about` says, with the largest unit of the language that fits. */
export function shortNumber(value: number, language: Language, about = ""): string {
  const size = Math.abs(value);
  if (size < SHORT_FROM || size === Number.POSITIVE_INFINITY) return groupDigits(value);
  const sign = Number(value.toPrecision(3)) === value ? "" : about;
  if (size >= POWERS_FROM) {
    const [digits, power] = value.toExponential(2).split("e+");
    return `${sign}${Number(digits)}×10^${power}`;
  }
  return sign + compactFormat(language).format(value);
}
