import { useMessages } from "#src/messages/translation.ts";
import { favorites, useStoredPart } from "#src/state/use-stored.ts";
import type { ToggleProps } from "./compare-toggle.tsx";
import styles from "./favorite-toggle.module.css";
import { useToggleFavorite } from "./use-favorites.ts";

/** The button that makes a monster a favorite, or no longer one. */
export function FavoriteToggle({ id, name, tabIndex }: ToggleProps) {
  const { favorites: text } = useMessages();
  const toggle = useToggleFavorite();
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={text.of(name)}
      aria-pressed={useStoredPart(favorites, (ids) => ids.includes(id))}
      aria-keyshortcuts="f"
      tabIndex={tabIndex}
      onClick={() => toggle({ id, name })}
    />
  );
}
