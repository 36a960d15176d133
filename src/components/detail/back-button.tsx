import { useMessages } from "#src/messages/language.ts";
import styles from "./monster-detail.module.css";

/** The button that leads back from a monster; disabled without `onClick`. */
export function BackButton({ onClick }: { onClick?: () => void }) {
  const { monster: text } = useMessages();
  return (
    <button
      type="button"
      className={styles.back}
      aria-disabled={!onClick || undefined}
      onClick={onClick}
    >
      <span>{text.back}</span>
    </button>
  );
}
