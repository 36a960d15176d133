import { useState } from "react";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { useShortcuts } from "#src/components/ui/use-shortcuts.ts";

const QuickSearchDialog = lazyPart(() => import("./quick-search-dialog.tsx"));

/** The shortcuts to the search from every screen: to a field that suggests, or else to a dialog with one. */
export function QuickSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const goToSearch = () => {
    const field = document.querySelector<HTMLInputElement>("input[role=combobox]");
    if (field) field.focus();
    else if (!document.querySelector("dialog[open]")) setIsOpen(true);
  };
  useShortcuts({ "/": goToSearch, "Ctrl+K": goToSearch });
  if (!isOpen) return null;
  return <QuickSearchDialog onClose={() => setIsOpen(false)} />;
}
