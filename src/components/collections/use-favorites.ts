import { announce } from "#src/components/announcements/announce.ts";
import type { Messages } from "#src/messages/ja.ts";
import { useMessages } from "#src/messages/translation.ts";
import type { MonsterLink } from "#src/monsters/neighbours.ts";
import { favorites, getStored, isStored, updateStored } from "#src/state/use-stored.ts";

/** Says what was added, and if it only lasts as long as this page, that too. */
const sayAdded = (added: string, text: Messages["favorites"]) =>
  announce(isStored(favorites) ? added : text.addedForNow(added));

/** The function that makes a monster a favorite, or no longer one, and says so. */
export function useToggleFavorite(): (monster: MonsterLink) => void {
  const { favorites: text } = useMessages();
  return ({ id, name }) => {
    updateStored(favorites, (ids) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
    );
    if (getStored(favorites).includes(id)) sayAdded(text.added(name), text);
    else announce(text.removed(name));
  };
}

/** The function that makes monsters favorites that are not yet, and says so. */
export function useAddFavorites(): (ids: readonly string[]) => void {
  const { favorites: text } = useMessages();
  return (ids) => {
    updateStored(favorites, (others) => [...new Set([...others, ...ids])]);
    sayAdded(text.addedAll(ids.length), text);
  };
}
