import { useSyncExternalStore } from "react";
import { announce } from "#src/components/announcements/announce.ts";
import { useMessages } from "#src/messages/language.ts";
import type { MonsterLink } from "#src/monsters/neighbours.ts";
import { compareChoice, hasRefused, MAX_COMPARED, toggleInComparison } from "./compare-choice.ts";

const NO_CHOICE: readonly MonsterLink[] = [];

/** The monsters chosen for the comparison in this tab. */
export const useCompareChoice = () =>
  useSyncExternalStore(compareChoice.subscribe, compareChoice.get, () => NO_CHOICE);

/** Whether a monster is in the comparison of this tab, can be added, or the comparison is full. */
export const usePlaceInComparison = (id: string) =>
  // A string instead of the whole choice, so that only the affected cards render again.
  useSyncExternalStore<"in" | "open" | "full">(
    compareChoice.subscribe,
    () => {
      const choice = compareChoice.get();
      if (choice.some((chosen) => chosen.id === id)) return "in";
      return choice.length < MAX_COMPARED ? "open" : "full";
    },
    () => "open",
  );

/** Whether the full comparison has refused a monster since it last changed. */
export const useHasRefused = (): boolean =>
  useSyncExternalStore(compareChoice.subscribe, hasRefused, () => false);

/** The function that adds a monster to the comparison or removes it, and says what it did. */
export function useToggleInComparison(): (monster: MonsterLink) => void {
  const { compare } = useMessages();
  return (monster) => {
    const outcome = toggleInComparison(monster);
    announce(compare[outcome](monster.name, compareChoice.get().length));
  };
}
