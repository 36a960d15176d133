import { digitsOfShort } from "#src/lib/digits.ts";
import type { Messages } from "#src/messages/ja.ts";

/** A value of a monster as it is shown; all its digits where it is written short; and as screen readers get it. */
export function valueTexts(
  value: string | number | null,
  { amount, unknown }: Messages["monster"],
) {
  const shown = typeof value === "number" ? amount(value) : (value ?? "—");
  const digits = typeof value === "number" ? digitsOfShort(value) : undefined;
  return { shown, digits, spoken: value === null ? unknown : (digits ?? shown) };
}
