import { useMessages } from "#src/messages/language.ts";
import styles from "./back-button.module.css";

/** The button that leads back from a monster. */
export function BackButton({ onClick }: { onClick: () => void }) {
  const { monster: text } = useMessages();
  return (
    <button type="button" className={styles.back} onClick={onClick}>
      {text.back}
    </button>
  );
}
