import type { ReactNode } from "react";
import { languageOf } from "#src/lib/plain-text.ts";
import { useMessages } from "#src/messages/language.ts";

type ApiTextProps = {
  text: string;
  as?: "h1" | "h2" | "h3" | undefined;
  className?: string | undefined;
  readingClass?: string | undefined;
  translate?: "no";
  /** The text with parts of it marked. */
  children?: ReactNode;
};

/** A name, type or move from the API, in a language and a direction of its own; on English pages with its reading. */
export function ApiText(props: ApiTextProps) {
  const { text, as: Heading, className, readingClass = "note", translate, children = text } = props;
  const reading = useMessages().monster.reading(text);
  const attributes = { className, translate, lang: languageOf(text) };
  return (
    <>
      {Heading ? (
        // What styles add to the heading is outside of the text's direction.
        <Heading {...attributes}>
          <bdi>{children}</bdi>
        </Heading>
      ) : (
        <bdi {...attributes}>{children}</bdi>
      )}
      {reading && (
        <>
          {" "}
          <bdi className={readingClass} lang="ja-Latn" translate="no">
            {reading}
          </bdi>
        </>
      )}
    </>
  );
}
