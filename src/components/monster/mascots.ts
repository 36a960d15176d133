import type { PortraitSubject } from "@monster-field/portraits";
import { forFields } from "#src/monsters/fields.ts";

/** A monster of the app itself, not from the API; its name is a word that portraits know. */
function creature(name: string, id: string, type: string, level: number, stat: number) {
  const facts = forFields({ id, name, type, number: level, stat, moves: null });
  return { ...facts, speed: 150 - stat } satisfies PortraitSubject;
}

/** The monsters beside messages and on the login page. */
export const MASCOTS = {
  greeter: creature("cat", "1", "grass", 8, 70),
  builder: creature("golem", "5", "rock", 30, 95),
  lost: creature("ghost", "3", "やみ", 12, 60),
  sorry: creature("bear", "6", "water", 9, 80),
  searcher: creature("owl", "2", "flying", 14, 60),
} as const;

/** The monsters at the top of the home page. */
export const HERO_MONSTERS = [
  creature("fox", "10", "fire", 12, 60),
  creature("frog", "6", "water", 10, 70),
  creature("lion", "5", "electric", 8, 45),
  creature("deer", "2", "grass", 44, 70),
  creature("dragon", "3", "flying", 20, 60),
] as const;
