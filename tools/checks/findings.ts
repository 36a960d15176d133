/** Met, not met, not checked, and a warning about a flaw that the app tolerates. */
type Mark = "✓" | "✗" | "–" | "!";

/** The result of checking one claim. */
export type Finding = { mark: Mark; claim: string; note: string };

/** Ends a check whose claim is not met, or cannot be checked. */
class Verdict extends Error {
  readonly mark: Mark;

  constructor(mark: Mark, note: string) {
    super(note);
    this.mark = mark;
  }
}

export const unmet = (reason: string) => new Verdict("✗", reason);
export const unchecked = (reason: string) => new Verdict("–", reason);

/** Checks one claim. It is met when `run` returns, with a note, and does not throw one of the two above. */
export async function check(claim: string, run: () => string | Promise<string>): Promise<Finding> {
  try {
    return { mark: "✓", claim, note: await run() };
  } catch (error) {
    if (!(error instanceof Verdict)) throw error;
    return { mark: error.mark, claim, note: error.message };
  }
}

const MAX_LISTED = 3;

/** Returns `note` if there are no problems; otherwise they end the check, followed by `advice`. */
export function requireNone(
  problems: readonly string[],
  { note = "", advice = "", mark = "✗" }: { note?: string; advice?: string; mark?: "✗" | "!" } = {},
): string {
  if (problems.length === 0) return note;
  const rest = problems.length - MAX_LISTED;
  const listed = problems.slice(0, MAX_LISTED);
  const parts = [...listed, rest > 0 && `and ${rest} more`, advice].filter(Boolean);
  throw new Verdict(mark, parts.join("; "));
}

/** A finding as a line of the report. */
export const formatFinding = ({ mark, claim, note }: Finding): string =>
  `${mark} ${claim}${mark === "–" ? ": not checked" : ""}${note && ` (${note})`}`;

/** The number of findings of each kind. */
export function formatSummary(findings: readonly Finding[]): string {
  const count = (mark: Mark) => findings.filter((finding) => finding.mark === mark).length;
  const warnings = count("!");
  const sum = `${count("✓")} met, ${count("✗")} not met, ${count("–")} not checked`;
  return warnings === 0 ? sum : `${sum}, ${warnings} ${warnings === 1 ? "warning" : "warnings"}`;
}
