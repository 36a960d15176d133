import { useMessages } from "#src/messages/language.ts";
import type { MonsterLink } from "#src/monsters/neighbours.ts";
import styles from "./favorite-toggle.module.css";
import { useIsFavorite, useToggleFavorite } from "./favorites.ts";

type FavoriteToggleProps = MonsterLink & {
  /** The icon is for a card. */
  look?: "icon" | "words";
  tabIndex?: number | undefined;
};

/** The button that makes a monster a favorite, or no longer one. */
export function FavoriteToggle({ id, name, look = "words", tabIndex }: FavoriteToggleProps) {
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
      {look === "words" && favorites.label}
    </button>
  );
}
