import { useId } from "react";
import { useMessages } from "#src/messages/translation.ts";
import styles from "./feature-list.module.css";

const FEATURES = [
  [
    "catching",
    "M12 20.5S3.5 15.6 3.5 9.6A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.6c0 6-8.5 10.9-8.5 10.9ZM9 11h.01M15 11h.01M10 14.3q2 1.4 4 0",
  ],
  ["map", "M4 4h16v16H4ZM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16"],
  ["battle", "m4 4 10 10m-3 3 6-6m-1 5 4 4M20 4 10 14m3 3-6-6m1 5-4 4"],
  ["items", "M6 9h12l1.5 11h-15ZM9 9V7a3 3 0 0 1 6 0v2M9.5 14h5"],
] as const;

/** The planned features of the game. */
export function FeatureList() {
  const { home, features } = useMessages();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{home.features}</h2>
      <ul className={styles.features}>
        {FEATURES.map(([feature, icon]) => (
          <li key={feature} className={styles.feature}>
            <svg className={styles.icon} viewBox="-6 -6 36 36" aria-hidden="true">
              <path d={icon} />
            </svg>
            <h3 className={styles.title}>{features[feature].title}</h3>
            <p className="note">{features[feature].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
