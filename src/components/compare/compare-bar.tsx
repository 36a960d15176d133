import styles from "./compare-table.module.css";

/** A value as a share of its scale, from 0 to 1; `null` is the empty scale. */
export function CompareBar({ share }: { share: number | null }) {
  // An SVG, because paper has no backgrounds.
  return (
    <svg className={styles.bar} aria-hidden="true">
      <line x2="100%" y1="50%" y2="50%" strokeDasharray={share === null ? "4 4" : undefined} />
      {share !== null && <rect width={`${share * 100}%`} height="100%" rx="4" />}
    </svg>
  );
}
