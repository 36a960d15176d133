import { CAST } from "./cast.ts";
import styles from "./mascot.module.css";
import { MonsterPortrait } from "./monster-portrait.tsx";

/** One of the app's own creatures, in the middle. */
export function Mascot({ of: role }: { of: keyof typeof CAST }) {
  return (
    <div className={styles.mascot}>
      <MonsterPortrait monster={CAST[role]} isAlive />
    </div>
  );
}
