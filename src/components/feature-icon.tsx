const PATHS = {
  catching:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h5.5m7 0H21M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z",
  map: "M4 4h16v16H4ZM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",
  battle: "m4 4 10 10m-3 3 6-6m-1 5 4 4M20 4 10 14m3 3-6-6m1 5-4 4",
  items: "M6 9h12l1.5 11h-15ZM9 9V7a3 3 0 0 1 6 0v2M9.5 14h5",
} as const;

/** The sign of a feature; for decoration, beside its name. */
export function FeatureIcon({ of: feature }: { of: keyof typeof PATHS }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="32"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[feature]} />
    </svg>
  );
}
