import { useSyncExternalStore } from "react";
import { createEmitter } from "#src/lib/emitter.ts";
import { readStorage, writeStorage } from "#src/lib/storage.ts";

/** How many monsters fit side by side. */
export const MAX_COMPARED = 3;

/** What is needed of a chosen monster to name it wherever the choice is shown. */
export type Chosen = { id: string; name: string };

const STORAGE_KEY = "compare";
const NOTHING: readonly Chosen[] = [];

const emitter = createEmitter();
let choice: readonly Chosen[] | undefined;

function isChosen(value: unknown): value is Chosen {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    "name" in value &&
    typeof value.name === "string"
  );
}

function remembered(): readonly Chosen[] {
  try {
    const stored: unknown = JSON.parse(readStorage("session", STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isChosen).slice(0, MAX_COMPARED) : NOTHING;
  } catch {
    return NOTHING;
  }
}

function currentChoice(): readonly Chosen[] {
  choice ??= remembered();
  return choice;
}

/** Chooses other monsters for the comparison; beyond `MAX_COMPARED` they are left out. */
export function chooseForComparison(next: readonly Chosen[]): void {
  choice = next.slice(0, MAX_COMPARED);
  writeStorage("session", STORAGE_KEY, JSON.stringify(choice));
  emitter.emit();
}

/** Takes a monster into the comparison, or out of it. */
export function toggleInComparison(monster: Chosen): void {
  const others = currentChoice().filter(({ id }) => id !== monster.id);
  const isIn = others.length < currentChoice().length;
  chooseForComparison(isIn ? others : [...others, monster]);
}

/** Whether a monster is in the comparison of this tab, may come in, or finds it full. */
export function usePlaceInComparison(id: string): "in" | "open" | "full" {
  // A word instead of the whole choice: of a list's monsters, only those concerned are drawn anew.
  return useSyncExternalStore(
    emitter.subscribe,
    () => {
      if (currentChoice().some((chosen) => chosen.id === id)) return "in";
      return currentChoice().length < MAX_COMPARED ? "open" : "full";
    },
    () => "open",
  );
}

/** The monsters chosen for the comparison in this tab. */
export function useCompareChoice(): readonly Chosen[] {
  return useSyncExternalStore(emitter.subscribe, currentChoice, () => NOTHING);
}
