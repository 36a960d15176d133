import { useMessages } from "#src/messages/language.ts";
import { buttonClass } from "./button.ts";
import { focusRegionAround } from "./focus-region.ts";
import styles from "./status.module.css";

export function Loading({ text }: { text: string }) {
  return (
    <p className={styles.loading} role="status">
      {text}
    </p>
  );
}

/** An error message with a retry button. */
export function ErrorBox({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { retry } = useMessages();
  return (
    <div className={styles.error} role="alert">
      <p>{message}</p>
      <button
        type="button"
        className={buttonClass("secondary")}
        onClick={({ currentTarget }) => {
          focusRegionAround(currentTarget);
          onRetry();
        }}
      >
        {retry}
      </button>
    </div>
  );
}
