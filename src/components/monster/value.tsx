import { useMessages } from "#src/messages/language.ts";

/** A value of a monster; for `null` a dash, which screen readers announce as "unknown". */
export function Value({ value }: { value: string | number | null }) {
  const { monster } = useMessages();
  if (value !== null) return value;
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{monster.unknown}</span>
    </>
  );
}
