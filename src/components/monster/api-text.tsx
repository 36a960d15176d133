import type { ReactNode } from "react";
import { useMessages } from "#src/messages/translation.ts";

/** The language to mark a text from the API with: Japanese if it has kana or kanji, else none. */
const languageOf = (text: string): "ja" | undefined =>
  /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(text) ? "ja" : undefined;

type ApiTextProps = {
  text: string;
  as?: "h1" | "h2" | "h3" | undefined;
  className?: string | undefined;
  /** `null` for no reading: those of most moves are not known, for they have kanji. */
  readingClass?: string | null | undefined;
  translate?: "no";
  /** The text with parts of it marked. */
  children?: ReactNode;
};

/** A name, type or move from the API, in a language and a direction of its own; on English pages a name or type with its reading. */
export function ApiText(props: ApiTextProps) {
  const { text, as: Heading, className, readingClass = "note", translate, children = text } = props;
  const { monster } = useMessages();
  const reading = readingClass !== null && monster.reading(text);
  const attributes = { className, translate, lang: languageOf(text) };
  return (
    <>
      {Heading ? (
        <Heading dir="auto" {...attributes}>
          {children}
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
