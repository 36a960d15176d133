import { type ComponentProps, useId } from "react";
import { isForInputMethod } from "#src/components/ui/use-shortcuts.ts";
import { useMessages } from "#src/messages/translation.ts";
import { Magnifier } from "./magnifier.tsx";
import styles from "./search-field.module.css";

/** A field for the text of a search, with its label. It reports no key that goes to an input method. */
export function SearchField({ onKeyDown, ...props }: ComponentProps<"input">) {
  const { search } = useMessages();
  const id = useId();
  return (
    <div className={styles.search}>
      <label className="visually-hidden" htmlFor={id}>
        {search.label}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        className={styles.field}
        placeholder={search.hint}
        aria-keyshortcuts="Control+K Meta+K"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onKeyDown={(event) => {
          if (!isForInputMethod(event.nativeEvent)) onKeyDown?.(event);
          // The Enter that ends a composition must not submit the form. Safari reports it after the end.
          else if (event.key === "Enter") event.preventDefault();
        }}
        {...props}
      />
      <Magnifier />
    </div>
  );
}
