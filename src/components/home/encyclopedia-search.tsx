import { useRouter } from "@tanstack/react-router";
import { SearchField } from "#src/components/search/search-field.tsx";
import { useMessages } from "#src/messages/language.ts";
import styles from "./encyclopedia-search.module.css";

/** A search that the encyclopedia answers. Until the app is there, the browser sends the form. */
export function EncyclopediaSearch() {
  const { search } = useMessages();
  const router = useRouter();
  return (
    <form
      action={router.buildLocation({ to: "/monsters" }).publicHref}
      aria-label={search.form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const q = new FormData(event.currentTarget).get("q");
        void router.navigate({ to: "/monsters", search: { q: q ? String(q) : undefined } });
      }}
    >
      <SearchField />
      <button type="submit" className="button secondary">
        {search.form}
      </button>
    </form>
  );
}
