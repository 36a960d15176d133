import styles from "./button.module.css";

/** The class of a button, or of a link that looks like one. */
export function buttonClass(look: "primary" | "secondary" | "small"): string {
  return `${styles.button} ${styles[look]}`;
}
