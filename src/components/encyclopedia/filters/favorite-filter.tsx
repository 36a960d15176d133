import { useFavoritesIn } from "#src/components/choice/monsters-in-scope.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import styles from "./type-filter.module.css";

type FavoriteFilterProps = { isChosen: boolean; monsters: readonly Monster[] };

/** The checkbox for the favorites, with the number of those that are in the list. */
export function FavoriteFilter({ isChosen, monsters }: FavoriteFilterProps) {
  const { favorites: text } = useMessages();
  return (
    <label className={styles.favorites}>
      <input type="checkbox" name="favorites" value="true" defaultChecked={isChosen} />
      <span className="visually-hidden">{text.label}</span>{" "}
      <span className={styles.name}>{useFavoritesIn(monsters).length}</span>
    </label>
  );
}
