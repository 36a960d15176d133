/** Met, not met, not checked, and a warning about something that the app gets along with. */
type Mark = "✓" | "✗" | "–" | "!";

/** What one check found out about its claim. */
export type Finding = { mark: Mark; claim: string; note: string };

const SHOWN_PROBLEMS = 3;

export const met = (claim: string, note = ""): Finding => ({ mark: "✓", claim, note });
export const unmet = (claim: string, why: string): Finding => ({ mark: "✗", claim, note: why });
export const unchecked = (claim: string, why: string): Finding => ({
  mark: "–",
  claim: `${claim}: not checked`,
  note: why,
});

function summary(problems: readonly string[]): string {
  const rest = problems.length - SHOWN_PROBLEMS;
  const shown = problems.slice(0, SHOWN_PROBLEMS).join("; ");
  return rest > 0 ? `${shown}; and ${rest} more` : shown;
}

/** Met when there are no problems; `advice` follows the problems that there are. */
export function judge(
  claim: string,
  problems: readonly string[],
  { note = "", advice = "", mark = "✗" }: { note?: string; advice?: string; mark?: "✗" | "!" } = {},
): Finding {
  if (problems.length === 0) return met(claim, note);
  return { mark, claim, note: summary(problems) + (advice && `; ${advice}`) };
}

/** A finding as a line of the report. */
export function lineOf({ mark, claim, note }: Finding): string {
  return `${mark} ${claim}${note && ` (${note})`}`;
}

/** How many findings there are of each kind. */
export function sumOf(findings: readonly Finding[]): string {
  const count = (mark: Mark) => findings.filter((finding) => finding.mark === mark).length;
  const warnings = count("!");
  const sum = `${count("✓")} met, ${count("✗")} not met, ${count("–")} not checked`;
  return warnings === 0 ? sum : `${sum}, ${warnings} ${warnings === 1 ? "warning" : "warnings"}`;
}
