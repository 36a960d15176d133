import { groupDigits, SHORT_FROM } from "#src/lib/digits.ts";
import { memoize } from "#src/lib/memoize.ts";
import type { Language } from "./languages.ts";

/** From here on they are powers of ten: the names of larger units are little known. */
const POWERS_FROM = 1e15;

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
