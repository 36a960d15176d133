import { digitsOfShort } from "#src/lib/digits.ts";
import { useMessages } from "#src/messages/language.ts";

/** A value of a monster. A high number is short, but exact on hover and for screen readers; `null` is a dash. */
export function Value({ value }: { value: string | number | null }) {
  const { monster } = useMessages();
  const isNumber = typeof value === "number";
  const shown = isNumber ? monster.amount(value) : (value ?? "—");
  const digits = isNumber ? digitsOfShort(value) : undefined;
  const spoken = value === null ? monster.unknown : digits;
  if (!spoken) return <span>{shown}</span>;
  return (
    <>
      <span aria-hidden="true" title={digits}>
        {shown}
      </span>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}
