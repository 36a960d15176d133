import { useMessages } from "#src/messages/language.ts";
import { valueTexts } from "./value-texts.ts";

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
