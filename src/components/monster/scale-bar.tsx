/**
 * A value as a bar on its scale, in the colours around it; one beyond the scale is cut off, with two strokes.
 * @param share 1 at the end of the scale; `null` is the empty scale.
 */
export function ScaleBar({ share }: { share: number | null }) {
  // An SVG, because paper has no backgrounds, and the rail of an unknown value is dashed.
  return (
    <svg aria-hidden="true">
      <line x2="100%" y1="50%" y2="50%" strokeDasharray={share === null ? "4 4" : undefined} />
      {share !== null && <rect width={`${Math.min(share, 1) * 100}%`} height="100%" ry="50%" />}
      {share !== null && share > 1 && (
        <svg x="100%" overflow="visible" aria-hidden="true">
          <path d="M-20 20 l8 -24 m0 24 l8 -24" stroke="var(--surface-raised)" strokeWidth="3" />
        </svg>
      )}
    </svg>
  );
}
