import { useQuery } from "@tanstack/react-query";
import { ErrorBox, Loading } from "#src/components/ui/status.tsx";
import { useModalDialog } from "#src/components/ui/use-modal-dialog.ts";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { SUGGESTION_COUNT } from "#src/monsters/search/monster-query.ts";
import { useErrorMessage } from "#src/queries/error-message.ts";
import { monsterQueries, useRestartMonsters } from "#src/queries/monsters.ts";
import { useApi } from "#src/queries/use-api.ts";
import { favorites, useStored } from "#src/state/use-stored.ts";
import { lastLookedAt } from "./looked-at.ts";
import styles from "./quick-search-dialog.module.css";
import { SearchCombobox } from "./search-combobox.tsx";

type QuickSearchDialogProps = {
  /** The ids of the monsters on the screen, which need no offer. */
  shownIds: readonly string[];
  /** Called before a monster is added to those on the screen, which are compared; without it, it is opened. */
  onAdd?: (monster?: Monster) => void;
  onClose: () => void;
};

/** The dialog with the search, open while it is mounted. */
export default function QuickSearchDialog({ shownIds, onAdd, onClose }: QuickSearchDialogProps) {
  const { search, shortcuts, monsters: text } = useMessages();
  const dialog = useModalDialog(onClose);
  // It may be open on a screen whose loader does not ask for the list.
  const list = useQuery({ ...monsterQueries.list(useApi()), retryOnMount: true });
  const monsters = list.data?.monsters ?? NO_MONSTERS;
  const kept = useStored(favorites);
  const recent = lastLookedAt(monsters, shownIds);
  // What has been opened to choose always offers something.
  const offered = onAdd
    ? [
        ...monsters.filter(({ id }) => kept.includes(id)),
        ...recent,
        ...monsters.slice(0, SUGGESTION_COUNT + shownIds.length),
      ]
    : recent;
  const others = [...new Set(offered)].filter(({ id }) => !shownIds.includes(id));
  const failure = useErrorMessage("list", list.error);
  const restart = useRestartMonsters();

  const close = () => dialog.ref.current?.close();
  const leave = (monster?: Monster) => {
    close();
    // Closing restores the focus to the previous element, which may be out of sight on the next screen.
    document.querySelector("main")?.focus({ preventScroll: true });
    onAdd?.(monster);
  };
  const retrying = (fetchAgain: () => unknown) => () => {
    void fetchAgain();
    dialog.ref.current?.querySelector("input")?.focus();
  };

  return (
    <dialog {...dialog} className={styles.dialog} aria-label={search.label}>
      <SearchCombobox
        monsters={monsters}
        beforeText={others.slice(0, SUGGESTION_COUNT)}
        comparedWith={onAdd && shownIds}
        onOpen={leave}
        onEscape={close}
      />
      {list.data && monsters.length === 0 && <p className={styles.state}>{text.empty}</p>}
      {!list.data && (
        <div className={styles.state}>
          {failure ? (
            <ErrorBox message={failure} onRetry={retrying(list.refetch)} />
          ) : (
            <Loading text={text.loading} onRetry={retrying(restart)} />
          )}
        </div>
      )}
      <form method="dialog" className={styles.close}>
        <button type="submit" className="button small">
          {shortcuts.close}
        </button>
      </form>
    </dialog>
  );
}
