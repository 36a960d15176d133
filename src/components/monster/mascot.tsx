import styles from "./mascot.module.css";
import { MASCOTS } from "./mascots.ts";
import { MonsterPortrait } from "./monster-portrait.tsx";

/** One of the app's own monsters, centred. */
export function Mascot({ of: role }: { of: keyof typeof MASCOTS }) {
  return (
    <div className={styles.mascot}>
      <MonsterPortrait monster={MASCOTS[role]} isAnimated />
    </div>
  );
}
