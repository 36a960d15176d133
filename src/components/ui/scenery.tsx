import styles from "./scenery.module.css";

/** A part of the landscape, as large as its container: public/scenery.svg in the colours of the theme. */
export function Scenery({ part }: { part: "sky" | "clouds" | "land" | "grass" }) {
  return (
    <svg className={styles.scenery} data-part={part} aria-hidden="true">
      <use href={`/scenery.svg#${part}`} />
    </svg>
  );
}
