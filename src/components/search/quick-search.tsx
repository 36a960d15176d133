import { useParams } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { hasDialog } from "#src/components/ui/covers.ts";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { useShortcuts } from "#src/components/ui/use-shortcuts.ts";
import { createEmitter } from "#src/lib/emitter.ts";

/** Loads the dialog of the quick search. */
export const loadQuickSearchDialog = () => import("./quick-search-dialog.tsx");

export const QuickSearchDialog = lazyPart(loadQuickSearchDialog);

const calls = createEmitter();

/** Opens the dialog with the search. */
export const openQuickSearch = calls.emit;

/** Focuses the screen's search field, or else opens the dialog. */
function goToSearch(): void {
  const field = document.querySelector<HTMLInputElement>("input[aria-keyshortcuts]");
  if (field) field.focus();
  else if (!hasDialog()) openQuickSearch();
}

/** The search on every screen: its shortcuts, and its dialog. */
export function QuickSearch() {
  const { id } = useParams({ strict: false });
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => calls.subscribe(() => setIsOpen(true)), []);
  useShortcuts({ "/": goToSearch, "Ctrl+K": goToSearch });
  const shownIds = id === undefined ? [] : [id];
  return isOpen && <QuickSearchDialog shownIds={shownIds} onClose={() => setIsOpen(false)} />;
}
