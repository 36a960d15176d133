import { useSyncExternalStore } from "react";
import { VIEW_KEY } from "#src/lib/storage-keys.ts";
import { createStoredValue } from "#src/lib/stored-value.ts";
import { type MonsterQuery, VIEWS, type View } from "#src/monsters/search/monster-query.ts";

export type { View };

/** The view that was chosen last, in this visit or an earlier one. */
const chosenView = createStoredValue<View>(
  "local",
  VIEW_KEY,
  (text) => VIEWS.find((view) => view === text) ?? "cards",
  (view) => (view === "table" ? view : null),
);

export const rememberView = chosenView.set;

/** How what a query finds is shown. The page of the build has cards. */
export function useView({ view }: MonsterQuery): View {
  const chosen = useSyncExternalStore<View>(chosenView.subscribe, chosenView.get, () => "cards");
  return view ?? chosen;
}
