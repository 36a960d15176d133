import { type ComponentProps, useId } from "react";
import { isForInputMethod } from "#src/components/ui/use-shortcuts.ts";
import { useMessages } from "#src/messages/language.ts";
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
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      >
        <path d="M10.2 10.2 14 14M11.5 6.75a4.75 4.75 0 1 1-9.5 0 4.75 4.75 0 0 1 9.5 0" />
      </svg>
    </div>
  );
}
