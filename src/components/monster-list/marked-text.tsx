import type { Span } from "@monster-field/name-search";
import { Fragment } from "react";
import styles from "./monster-card.module.css";

type MarkedTextProps = {
  text: string;
  /** In order, without overlaps. */
  spans: readonly Span[];
};

/** A text with parts of it highlighted. */
export function MarkedText({ text, spans }: MarkedTextProps) {
  return (
    <>
      {spans.map(({ start, end }, index) => (
        <Fragment key={start}>
          <span>{text.slice(spans[index - 1]?.end ?? 0, start)}</span>
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      <span>{text.slice(spans.at(-1)?.end ?? 0)}</span>
    </>
  );
}
