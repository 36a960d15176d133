import { useEffect } from "react";
import { useMessages } from "#src/messages/translation.ts";
import { HAS_FAVORITES } from "#src/page/marks.ts";
import { favorites, useStoredPart } from "#src/state/use-stored.ts";
import styles from "./type-filter.module.css";

/** The checkbox for the favorites. Styles show it once there is one, also before the app. */
export function FavoriteFilter({ isChosen }: { isChosen: boolean }) {
  const { favorites: text } = useMessages();
  const hasFavorites = useStoredPart(favorites, (ids) => ids.length > 0);
  useEffect(() => {
    document.documentElement.toggleAttribute(HAS_FAVORITES, hasFavorites);
  }, [hasFavorites]);
  return (
    <label className={styles.favorites}>
      <input type="checkbox" name="favorites" value="true" defaultChecked={isChosen} />
      <span className="visually-hidden">{text.label}</span>
    </label>
  );
}
