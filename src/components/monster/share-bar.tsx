type ShareBarProps = {
  /** From 0 to 1; `null` is the empty scale. */
  share: number | null;
  /** Of its corners, in pixels. */
  radius: number;
};

/** A value as a bar on its scale. Where it stands, CSS says how high it is and in which colours. */
export function ShareBar({ share, radius }: ShareBarProps) {
  // An SVG, because paper has no backgrounds, and the rail of an unknown value is dashed.
  return (
    <svg aria-hidden="true">
      <line x2="100%" y1="50%" y2="50%" strokeDasharray={share === null ? "4 4" : undefined} />
      {share !== null && <rect width={`${share * 100}%`} height="100%" rx={radius} />}
    </svg>
  );
}
