import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { useShortcuts } from "#src/components/ui/use-shortcuts.ts";

const QuickSearchDialog = lazyPart(() => import("./quick-search-dialog.tsx"));

/** The shortcuts to the search on every screen: they focus the screen's search field, or else open a dialog with one. */
export function QuickSearch() {
  const { id: shownId } = useParams({ strict: false });
  const [isOpen, setIsOpen] = useState(false);
  const goToSearch = () => {
    const field = document.querySelector<HTMLInputElement>("input[aria-keyshortcuts]");
    if (field) field.focus();
    else if (!document.querySelector("dialog[open]")) setIsOpen(true);
  };
  useShortcuts({ "/": goToSearch, "Ctrl+K": goToSearch });
  return isOpen && <QuickSearchDialog shownId={shownId} onClose={() => setIsOpen(false)} />;
}
