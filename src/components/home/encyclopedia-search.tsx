import { useRouter } from "@tanstack/react-router";
import { useId } from "react";
import searchStyles from "#src/components/search/search-combobox.module.css";
import { SearchIcon } from "#src/components/search/search-icon.tsx";
import { isForInputMethod } from "#src/components/ui/use-shortcuts.ts";
import { useMessages } from "#src/messages/language.ts";
import styles from "./encyclopedia-search.module.css";

/** A search that the encyclopedia answers. Until the app is there, the browser sends the form. */
export function EncyclopediaSearch() {
  const { search } = useMessages();
  const router = useRouter();
  const fieldId = useId();
  const send = (form: HTMLFormElement) => {
    const q = new FormData(form).get("q");
    void router.navigate({ to: "/monsters", search: { q: q ? String(q) : undefined } });
  };
  return (
    <form
      action={router.buildLocation({ to: "/monsters" }).publicHref}
      aria-label={search.form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <div className={searchStyles.search}>
        <label className="visually-hidden" htmlFor={fieldId}>
          {search.label}
        </label>
        <input
          id={fieldId}
          type="search"
          name="q"
          className={searchStyles.field}
          placeholder={search.hint}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onKeyDown={(event) => {
            // The Enter that ends a composition must not submit the form. Safari reports it after the end.
            if (event.key === "Enter" && isForInputMethod(event.nativeEvent))
              event.preventDefault();
          }}
        />
        <SearchIcon />
      </div>
      <button type="submit" className="button secondary">
        {search.form}
      </button>
    </form>
  );
}
