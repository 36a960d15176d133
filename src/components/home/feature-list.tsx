import { useId } from "react";
import { useMessages } from "#src/messages/language.ts";
import { FeatureIcon } from "./feature-icon.tsx";
import styles from "./feature-list.module.css";

const FEATURES = ["catching", "map", "battle", "items"] as const;

/** The planned features of the game. */
export function FeatureList() {
  const { home, features } = useMessages();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{home.features}</h2>
      <ul className={styles.features}>
        {FEATURES.map((feature) => (
          <li key={feature} className={styles.feature}>
            <span className={styles.icon}>
              <FeatureIcon of={feature} />
            </span>
            <h3 className={styles.title}>{features[feature].title}</h3>
            <p className="note">{features[feature].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
