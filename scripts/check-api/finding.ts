/** Met, not met, not checked, and a warning about a flaw that the app tolerates. */
type Mark = "✓" | "✗" | "–" | "!";

/** The result of checking one claim about the API. */
export type Finding = { mark: Mark; claim: string; note: string };

const MAX_LISTED_PROBLEMS = 3;

export const met = (claim: string, note = ""): Finding => ({ mark: "✓", claim, note });
export const unmet = (claim: string, reason: string): Finding => ({
  mark: "✗",
  claim,
  note: reason,
});
export const unchecked = (claim: string, reason: string): Finding => ({
  mark: "–",
  claim: `${claim}: not checked`,
  note: reason,
});

function summarize(problems: readonly string[]): string {
  const rest = problems.length - MAX_LISTED_PROBLEMS;
  const listed = problems.slice(0, MAX_LISTED_PROBLEMS).join("; ");
  return rest > 0 ? `${listed}; and ${rest} more` : listed;
}

/** Met when there are no problems. Otherwise the note lists them, followed by `advice`. */
export function judge(
  claim: string,
  problems: readonly string[],
  { note = "", advice = "", mark = "✗" }: { note?: string; advice?: string; mark?: "✗" | "!" } = {},
): Finding {
  if (problems.length === 0) return met(claim, note);
  return { mark, claim, note: summarize(problems) + (advice && `; ${advice}`) };
}

/** A finding as a line of the report. */
export function formatFinding({ mark, claim, note }: Finding): string {
  return `${mark} ${claim}${note && ` (${note})`}`;
}

/** The number of findings of each kind. */
export function formatSummary(findings: readonly Finding[]): string {
  const count = (mark: Mark) => findings.filter((finding) => finding.mark === mark).length;
  const warnings = count("!");
  const sum = `${count("✓")} met, ${count("✗")} not met, ${count("–")} not checked`;
  return warnings === 0 ? sum : `${sum}, ${warnings} ${warnings === 1 ? "warning" : "warnings"}`;
}
