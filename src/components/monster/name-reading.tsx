import { useMessages } from "#src/messages/language.ts";

/** How to read the Japanese name of a monster, after that name on English pages. */
export function NameReading({ name, className }: { name: string; className?: string | undefined }) {
  const reading = useMessages().monster.reading(name);
  return (
    reading && (
      <>
        {" "}
        <span className={className} lang="ja-Latn" translate="no">
          {reading}
        </span>
      </>
    )
  );
}
