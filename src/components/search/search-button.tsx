import { useSyncExternalStore } from "react";
import { characterKeys } from "#src/components/ui/use-shortcuts.ts";
import { useMessages } from "#src/messages/language.ts";
import { Magnifier } from "./magnifier.tsx";
import { goToSearch } from "./quick-search.tsx";
import styles from "./search-button.module.css";

/** Leads to the search as its keys do. Where there is room it looks like a field, and names the key that is on. */
export function SearchButton() {
  const { search } = useMessages();
  // The key works once the app is there.
  const hasKey = useSyncExternalStore(characterKeys.subscribe, characterKeys.get, () => false);
  return (
    <button type="button" className={styles.button} aria-label={search.label} onClick={goToSearch}>
      <Magnifier />
      <span className={styles.label}>{search.label}</span>
      {hasKey && <kbd className={styles.key}>/</kbd>}
    </button>
  );
}
