import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useShortcuts } from "#src/components/ui/use-shortcuts.ts";
import { useMessages } from "#src/messages/language.ts";
import { isComposing } from "./changed-controls.ts";
import styles from "./search-field.module.css";

type SearchFieldProps = {
  text: string;
  onText: (text: string) => void;
  /** Called on submit and on blur. */
  onDone: () => void;
};

/** Searches while typing, but not for the unfinished text of an input method. */
export function SearchField({ text, onText, onDone }: SearchFieldProps) {
  const { search } = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [composition, setComposition] = useState<string | null>(null);
  useLayoutEffect(() => {
    const input = field.current;
    if (input && isComposing(input)) setComposition(input.value);
  }, []);
  useShortcuts({ "/": () => field.current?.focus() });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.nativeEvent.isComposing) {
      // Only Chromium clears the field by default.
      event.preventDefault();
      onText("");
    }
  };

  return (
    <form
      aria-label={search.label}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {search.label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        className={styles.field}
        placeholder={search.hint}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="/"
        value={composition ?? text}
        onChange={({ currentTarget: { value }, nativeEvent }) => {
          const isHalfComposed = "isComposing" in nativeEvent && nativeEvent.isComposing === true;
          if (isHalfComposed) setComposition(value);
          else onText(value);
        }}
        onCompositionEnd={({ currentTarget: { value } }) => {
          setComposition(null);
          onText(value);
        }}
        onKeyDown={onKeyDown}
        onBlur={onDone}
      />
    </form>
  );
}
