import { useId } from "react";
import { useMessages } from "#src/messages/language.ts";
import styles from "./feature-list.module.css";

/** What the game is going to offer. */
export function FeatureList() {
  const { home, features } = useMessages();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{home.features}</h2>
      <ul className={styles.features}>
        {Object.values(features).map(({ title, text }) => (
          <li key={title} className={styles.feature}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
