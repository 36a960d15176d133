import type { PortraitSubject } from "#src/portraits/portrait.ts";

/** A monster of the app itself, not from the API. */
function creature(id: string, type: string, level: number, stat: number): PortraitSubject {
  return { id, type, level, hp: stat, attack: stat, defense: stat, speed: 150 - stat };
}

/** The monsters beside messages and on the login page. */
export const MASCOTS = {
  greeter: creature("1", "grass", 8, 70),
  builder: creature("5", "rock", 30, 95),
  lost: creature("3", "やみ", 12, 60),
  sorry: creature("6", "water", 9, 80),
  searcher: creature("2", "flying", 14, 60),
} as const;

/** The monsters at the top of the home page. */
export const HERO_MONSTERS = [
  creature("2", "fire", 12, 60),
  creature("6", "water", 10, 70),
  creature("5", "electric", 8, 45),
  creature("4", "grass", 44, 90),
  creature("3", "flying", 20, 60),
] as const;
