import { useId, useState } from "react";
import { useMessages } from "#src/messages/translation.ts";
import { useErrorMessage } from "#src/queries/error-message.ts";
import { useHealth } from "#src/queries/health.ts";
import { useEndpoint } from "#src/queries/use-api.ts";
import styles from "./health-panel.module.css";

/** Says where the API is and whether it is healthy, and checks again. */
export function HealthPanel() {
  const { health } = useMessages();
  const query = useHealth();
  const headingId = useId();
  const [isAsked, setIsAsked] = useState(false);
  const failure = useErrorMessage("health", query.error);
  const endpoint = useEndpoint();
  // A check that was cancelled has neither an answer nor an error.
  const isTesting = query.isFetching || query.isPending;
  const outcome = failure ? "error" : "healthy";
  const state = isTesting ? "testing" : outcome;

  const checkAgain = () => {
    setIsAsked(true);
    if (!query.isFetching) void query.refetch();
  };

  return (
    <section className={styles.panel} aria-labelledby={headingId} data-state={state}>
      <h2 id={headingId} className="visually-hidden">
        {health.title}
      </h2>
      <div className={styles.report}>
        {/* The check of every visit is not read out, only one that the visitor has asked for. */}
        <p className={styles.status} aria-live={isAsked ? "polite" : "off"}>
          {state === "error" ? failure : health[state]}
        </p>
        <dl className={styles.endpoint}>
          <dt>{health.endpoint}</dt>
          <dd>
            <code>{endpoint}</code>
          </dd>
        </dl>
      </div>
      <button type="button" className="quiet" aria-disabled={query.isFetching} onClick={checkAgain}>
        {health.runAgain}
      </button>
    </section>
  );
}
