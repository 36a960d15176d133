import { announce } from "#src/components/announcements/announce.ts";
import { useMessages } from "#src/messages/translation.ts";
import type { MonsterLink } from "#src/monsters/neighbours.ts";
import {
  comparison,
  getStored,
  MAX_COMPARED,
  setStored,
  useStoredPart,
} from "#src/state/use-stored.ts";

/** The full choice that has refused a monster last. */
let refusedBy: readonly MonsterLink[] | null = null;

/** Whether the full comparison has refused a monster since it last changed. */
export const useHasRefused = (): boolean =>
  useStoredPart(comparison, (choice) => choice === refusedBy);

/** Whether a monster is in the comparison of this tab, can be added, or the comparison is full. */
export const usePlaceInComparison = (id: string) =>
  // A string instead of the whole choice, so that only the affected cards render again.
  useStoredPart(comparison, (choice) => {
    if (choice.some((chosen) => chosen.id === id)) return "in";
    return choice.length < MAX_COMPARED ? "open" : "full";
  });

/** Adds a monster to the comparison, or removes it. A full comparison refuses another one. */
function toggleInComparison(monster: MonsterLink): "added" | "removed" | "refused" {
  const choice = getStored(comparison);
  const others = choice.filter(({ id }) => id !== monster.id);
  if (others.length < choice.length) {
    setStored(comparison, others);
    return "removed";
  }
  if (choice.length < MAX_COMPARED) {
    setStored(comparison, [...choice, monster]);
    return "added";
  }
  refusedBy = choice;
  // The same choice: this only tells its subscribers.
  setStored(comparison, choice);
  return "refused";
}

/** The function that adds a monster to the comparison or removes it, and says what it did. */
export function useToggleInComparison(): (monster: MonsterLink) => void {
  const { compare } = useMessages();
  return (monster) => {
    const outcome = toggleInComparison(monster);
    announce(compare[outcome](monster.name, getStored(comparison).length));
  };
}
