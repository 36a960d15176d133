import { useMessages } from "#src/messages/language.ts";

/** What is known of a monster; what is not is a dash, and heard as "unknown". */
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
