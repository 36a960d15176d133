import type { Portrayed } from "#src/monsters/portrait/portrait.ts";
import styles from "./mascot.module.css";
import { MonsterPortrait } from "./monster-portrait.tsx";

const cast = (
  id: string,
  type: string,
  level: number,
  power: number,
  speed: number,
): Portrayed => ({
  id,
  type,
  level,
  hp: power,
  attack: power,
  defense: power,
  speed,
});

/** Creatures of the app itself, who keep visitors company where no monster of the API is. */
export const CAST = {
  greeter: cast("1", "grass", 8, 60, 70),
  builder: cast("5", "rock", 30, 95, 40),
  lost: cast("3", "やみ", 12, 50, 60),
  sorry: cast("6", "water", 9, 60, 50),
  searcher: cast("2", "flying", 14, 55, 90),
} as const;

/** One of the app's own creatures, in the middle. */
export function Mascot({ of: role }: { of: keyof typeof CAST }) {
  return (
    <div className={styles.mascot}>
      <MonsterPortrait monster={CAST[role]} isAlive />
    </div>
  );
}
