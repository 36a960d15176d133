import { useMatch } from "@tanstack/react-router";
import { useMessages } from "#src/messages/translation.ts";
import { characterKeys, useStoredPart } from "#src/state/use-stored.ts";
import { Magnifier } from "./magnifier.tsx";
import { openQuickSearch } from "./quick-search.tsx";
import styles from "./search-button.module.css";

/** Opens the search, except where the screen has its field. Where there is room it looks like one, and names its key. */
export function SearchButton() {
  const { search } = useMessages();
  // The key works once the app is there.
  const hasKey = useStoredPart(characterKeys, (keys) => keys === "on", false);
  const isThere = useMatch({ from: "/_main/monsters/", shouldThrow: false, select: () => true });
  if (isThere) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={search.label}
      onClick={openQuickSearch}
    >
      <Magnifier />
      <span className={styles.label}>{search.label}</span>
      {hasKey && <kbd className={styles.key}>/</kbd>}
    </button>
  );
}
