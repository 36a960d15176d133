import { useMessages } from "#src/messages/language.ts";
import type { ToggleProps } from "./compare-toggle.tsx";
import styles from "./favorite-toggle.module.css";
import { useIsFavorite, useToggleFavorite } from "./favorites.ts";

/** The button that makes a monster a favorite, or no longer one. */
export function FavoriteToggle({ id, name, look = "words", tabIndex }: ToggleProps) {
  const { favorites } = useMessages();
  const toggle = useToggleFavorite();
  return (
    <button
      type="button"
      className={styles[look]}
      aria-label={favorites.of(name)}
      aria-pressed={useIsFavorite(id)}
      aria-keyshortcuts="f"
      tabIndex={tabIndex}
      onClick={() => toggle({ id, name })}
    >
      {look === "words" && favorites.button}
    </button>
  );
}
