import { useEffect, useState } from "react";
import { useMessages } from "#src/messages/translation.ts";
import { keepingFocus } from "./focus-region.ts";
import styles from "./status.module.css";

/** Visitors who wait longer are told so. */
export const SLOW_AFTER_MS = 4_000;

type RetryProps = { onRetry: () => void };

/** Disappears with the message that it belongs to. */
function RetryButton({ onRetry }: RetryProps) {
  const { retry } = useMessages();
  return (
    <button type="button" className="button secondary" onClick={keepingFocus(onRetry)}>
      {retry}
    </button>
  );
}

/** Says that something is loading; when it takes long, it says so, with a button to start anew. */
export function Loading({ text, onRetry }: { text: string } & RetryProps) {
  const { slow } = useMessages();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (isSlow) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSlow]);
  const startAnew = () => {
    setIsSlow(false);
    onRetry();
  };
  return (
    <div className={styles.loading}>
      <p aria-live="polite">{isSlow ? slow : text}</p>
      {isSlow && <RetryButton onRetry={startAnew} />}
    </div>
  );
}

/** An error message with a retry button. */
export function ErrorBox({ message, onRetry }: { message: string } & RetryProps) {
  return (
    <div className={styles.error} role="alert">
      <p>{message}</p>
      <RetryButton onRetry={onRetry} />
    </div>
  );
}
