import { digitsOfShort } from "#src/lib/digits.ts";
import type { Messages } from "#src/messages/ja.ts";
import { useMessages } from "#src/messages/translation.ts";

/** A value of a monster as it is shown; all its digits where it is written short; and as screen readers get it. */
export function valueTexts(
  value: string | number | null,
  { amount, unknown }: Messages["monster"],
) {
  const shown = typeof value === "number" ? amount(value) : (value ?? "—");
  const digits = typeof value === "number" ? digitsOfShort(value) : undefined;
  return { shown, digits, spoken: value === null ? unknown : (digits ?? shown) };
}

/** A value of a monster. A high number is short, but exact on hover and for screen readers; `null` is a dash. */
export function Value({ value }: { value: string | number | null }) {
  const { shown, digits, spoken } = valueTexts(value, useMessages().monster);
  if (spoken === shown) return <span>{shown}</span>;
  return (
    <>
      <span aria-hidden="true" title={digits}>
        {shown}
      </span>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}
