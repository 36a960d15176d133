/** The bound that a figure has to keep. */
export type Target = { atMost: number } | { atLeast: number };

/** What a benchmark measured, named “subject: measure”. Without a target it is for information. */
export type Figure = { what: string; value: number; unit: string; target?: Target };

export function figure(what: string, value: number, unit: string, target?: Target): Figure {
  return { what, value, unit, ...(target && { target }) };
}

/** How much `value` is of a reference, which counts as `least` if it is less. */
export function ratio(what: string, value: number, reference: number, atMost: number, least = 0) {
  return figure(what, value / Math.max(reference, least), "×", { atMost });
}

/** The median; NaN of no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/** The median of each figure over all rounds, which have the same figures. */
export function medianFigures(rounds: readonly (readonly Figure[])[]): Figure[] {
  const [first = []] = rounds;
  return first.map((one, index) => {
    const values = rounds.map((figures) => figures[index]?.value ?? Number.NaN);
    return { ...one, value: median(values) };
  });
}

/** A number, rounded to three digits. */
function formatNumber(value: number): string {
  const rounded = Math.abs(value) >= 1_000 ? Math.round(value) : Number(value.toPrecision(3));
  return rounded.toLocaleString("en");
}

function formatTarget(target: Target | undefined): string {
  if (!target) return "";
  return "atMost" in target
    ? `≤ ${formatNumber(target.atMost)}`
    : `≥ ${formatNumber(target.atLeast)}`;
}

function isMissed({ value, target }: Figure): boolean {
  if (!target) return false;
  return "atMost" in target ? value > target.atMost : value < target.atLeast;
}

const inParentheses = (text: string) => (text ? ` (${text})` : "");

/** The figures of one measure. Their head has the unit, and the target if it is the same for all. */
function toColumn(measure: string, figures: readonly Figure[]) {
  const targets = new Set(figures.map(({ target }) => formatTarget(target)));
  const [common = ""] = targets.size === 1 ? targets : [];
  const notes = [figures[0]?.unit ?? "", common].filter((note) => note !== "");
  const cells = new Map(
    figures.map((one) => {
      const number = formatNumber(one.value);
      const own = common === "" ? inParentheses(formatTarget(one.target)) : "";
      return [subjectOf(one), (isMissed(one) ? `**${number}**` : number) + own];
    }),
  );
  return { head: measure + inParentheses(notes.join(", ")), cells };
}

const subjectOf = ({ what }: Figure) => what.split(": ")[0] ?? "";
const measureOf = ({ what }: Figure) => what.split(": ")[1] ?? "";

/** Full columns come first. Subjects with the same figures share a row. What misses its target is bold. */
function toTable(figures: readonly Figure[]): string {
  const columns = [...Map.groupBy(figures, measureOf)]
    .sort(([, some], [, others]) => others.length - some.length)
    .map(([measure, its]) => toColumn(measure, its));
  const cellsOf = (subject: string) => {
    const cells = columns.map(({ cells }) => cells.get(subject) ?? "");
    return cells.slice(0, 1 + cells.findLastIndex((cell) => cell !== "")).join(" | ");
  };
  const rows = Map.groupBy(new Set(figures.map(subjectOf)), cellsOf);
  return [
    `|  | ${columns.map(({ head }) => head).join(" | ")} |`,
    `|${"---|".repeat(columns.length + 1)}`,
    ...Array.from(rows, ([cells, subjects]) => `| ${subjects.join("; ")} | ${cells} |`),
  ].join("\n");
}

/**
 * The figures as tables of subjects and measures: first the ratios, which say something on any machine, then what is in
 * per cent, and all else.
 */
export function toTables(figures: readonly Figure[]): string {
  const byUnit = Object.groupBy(figures, ({ unit }) => (/[×%]/.test(unit) ? unit : "other"));
  return ["×", "%", "other"]
    .flatMap((unit) => (byUnit[unit] ? toTable(byUnit[unit]) : []))
    .join("\n\n");
}
