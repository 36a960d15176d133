import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ErrorBox, Loading } from "#src/components/ui/status.tsx";
import { useModalDialog } from "#src/components/ui/use-modal-dialog.ts";
import { useMessages } from "#src/messages/language.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { useErrorMessage } from "#src/queries/error-message.ts";
import { monsterQueries } from "#src/queries/monsters.ts";
import { useRestartMonsters } from "#src/queries/restart-monsters.ts";
import { useApi } from "#src/queries/use-api.ts";
import { lastLookedAt } from "./looked-at.ts";
import styles from "./quick-search-dialog.module.css";
import { SearchForm } from "./search-form.tsx";

type QuickSearchDialogProps = {
  /** The id of the monster on the screen, which needs no offer. */
  shownId: string | undefined;
  onClose: () => void;
};

/** The dialog with the search, open while it is mounted. */
export default function QuickSearchDialog({ shownId, onClose }: QuickSearchDialogProps) {
  const { search, shortcuts, monsters: text } = useMessages();
  const dialog = useModalDialog(onClose);
  // It may be open on a screen whose loader does not ask for the list.
  const list = useQuery({ ...monsterQueries.list(useApi()), retryOnMount: true });
  const monsters = list.data?.monsters;
  const recent = useMemo(() => lastLookedAt(monsters ?? NO_MONSTERS, shownId), [monsters, shownId]);
  const failure = useErrorMessage("monsters", list.error);
  const restart = useRestartMonsters();

  const close = () => dialog.ref.current?.close();
  const leave = () => {
    close();
    // Closing restores the focus to the previous element, which may be out of sight on the next screen.
    document.querySelector("main")?.focus({ preventScroll: true });
  };
  const retrying = (fetchAgain: () => unknown) => () => {
    void fetchAgain();
    dialog.ref.current?.querySelector("input")?.focus();
  };

  return (
    <dialog {...dialog} className={styles.dialog} aria-label={search.label}>
      <SearchForm
        monsters={monsters ?? NO_MONSTERS}
        recent={recent}
        isQuick
        onOpen={leave}
        onEscape={close}
      />
      {monsters?.length === 0 && <p className={styles.state}>{text.empty}</p>}
      {!monsters && (
        <div className={styles.state}>
          {failure ? (
            <ErrorBox message={failure} onRetry={retrying(list.refetch)} />
          ) : (
            <Loading text={text.loading} onRetry={retrying(restart)} />
          )}
        </div>
      )}
      <form method="dialog" className={styles.close}>
        {/* Keeps the focus in the field: else its suggestions close, and the button moves from the pointer. */}
        <button
          type="submit"
          className="button small"
          onMouseDown={(event) => event.preventDefault()}
        >
          {shortcuts.close}
        </button>
      </form>
    </dialog>
  );
}
