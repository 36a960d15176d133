import type { ReactNode } from "react";
import { languageOf } from "#src/lib/plain-text.ts";
import { useMessages } from "#src/messages/language.ts";

type MonsterNameProps = {
  name: string;
  as?: "span" | "h1" | "h2" | "h3";
  className?: string | undefined;
  readingClass?: string | undefined;
  /** The name with parts of it marked. */
  children?: ReactNode;
};

/** The name of a monster, untranslated because people search for it; on English pages with its reading. */
export function MonsterName(props: MonsterNameProps) {
  const { name, as: Name = "span", className, readingClass = "note", children = name } = props;
  const reading = useMessages().monster.reading(name);
  return (
    <>
      <Name className={className} translate="no" lang={languageOf(name)}>
        {children}
      </Name>
      {reading && (
        <>
          {" "}
          <span className={readingClass} lang="ja-Latn" translate="no">
            {reading}
          </span>
        </>
      )}
    </>
  );
}
