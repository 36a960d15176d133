import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { announce } from "#src/components/announcements/announce.ts";
import { createEmitter } from "#src/lib/emitter.ts";
import { createStoredValue } from "#src/lib/stored-value.ts";
import { useMessages } from "#src/messages/language.ts";
import type { MonsterLink } from "#src/monsters/neighbours.ts";

/** The number of monsters that fit side by side. */
export const MAX_COMPARED = 3;

/** The id of the element that says that the comparison is full. */
export const COMPARE_LIMIT_ID = "compare-limit";

const STORAGE_KEY = "compare";
const NO_CHOICE: readonly MonsterLink[] = [];

const chosenSchema = v.object({ id: v.string(), name: v.string() });
/** Keeps the well-formed entries of malformed data. */
const choiceSchema = v.pipe(
  v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), []),
  v.transform((stored) => stored.filter((item) => v.is(chosenSchema, item)).slice(0, MAX_COMPARED)),
);

const choice = createStoredValue<readonly MonsterLink[]>(
  "session",
  STORAGE_KEY,
  v.parser(choiceSchema),
  JSON.stringify,
);

/** The monsters chosen for the comparison in this tab, at the moment. */
export const currentChoice = choice.get;

/** Replaces the choice; monsters beyond `MAX_COMPARED` are left out. */
export const chooseForComparison = (next: readonly MonsterLink[]): void =>
  choice.set(next.slice(0, MAX_COMPARED));

const refusals = createEmitter();
/** The full choice that has refused a monster last. */
let refusedBy: readonly MonsterLink[] | null = null;

/** Adds a monster to the comparison, or removes it. A full comparison refuses another one. */
function toggleInComparison(monster: MonsterLink): "added" | "removed" | "refused" {
  const others = currentChoice().filter(({ id }) => id !== monster.id);
  if (others.length < currentChoice().length) {
    chooseForComparison(others);
    return "removed";
  }
  if (others.length < MAX_COMPARED) {
    chooseForComparison([...others, monster]);
    return "added";
  }
  refusedBy = currentChoice();
  refusals.emit();
  return "refused";
}

/** Whether the full comparison has refused a monster since it last changed. */
export const useHasRefused = (): boolean =>
  useSyncExternalStore(
    refusals.subscribe,
    () => refusedBy === currentChoice(),
    () => false,
  );

const useCurrent = <Value>(read: () => Value, duringHydration: Value): Value =>
  useSyncExternalStore(choice.subscribe, read, () => duringHydration);

/** Whether a monster is in the comparison of this tab, can be added, or the comparison is full. */
export const usePlaceInComparison = (id: string) =>
  // A string instead of the whole choice, so that only the affected cards render again.
  useCurrent<"in" | "open" | "full">(() => {
    if (currentChoice().some((chosen) => chosen.id === id)) return "in";
    return currentChoice().length < MAX_COMPARED ? "open" : "full";
  }, "open");

/** The monsters chosen for the comparison in this tab. */
export const useCompareChoice = () => useCurrent(currentChoice, NO_CHOICE);

/** The function that adds a monster to the comparison or removes it, and says what it did. */
export function useToggleInComparison(): (monster: MonsterLink) => void {
  const { compare } = useMessages();
  return (monster) => {
    const outcome = toggleInComparison(monster);
    announce(compare[outcome](monster.name, currentChoice().length));
  };
}
