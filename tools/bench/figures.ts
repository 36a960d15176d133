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

/** A value with its unit, rounded to three digits. */
function formatValue(value: number, unit: string): string {
  const rounded = Math.abs(value) >= 1_000 ? Math.round(value) : Number(value.toPrecision(3));
  return `${rounded.toLocaleString("en")} ${unit}`.trim();
}

/** The value, in bold letters where it misses its target, and the target. */
function formatFigure({ value, unit, target }: Figure): string {
  const text = formatValue(value, unit);
  if (!target) return text;
  const [sign, bound, isMet] =
    "atMost" in target
      ? (["≤", target.atMost, value <= target.atMost] as const)
      : (["≥", target.atLeast, value >= target.atLeast] as const);
  return `${isMet ? text : `**${text}**`} (${sign} ${formatValue(bound, "")})`;
}

function toTable(figures: readonly Figure[]): string {
  const cells = new Map(figures.map((one) => [one.what, formatFigure(one)]));
  const names = figures.map(({ what }) => what.split(": "));
  const subjects = [...new Set(names.map(([subject = ""]) => subject))];
  const measures = [...new Set(names.map(([, measure = ""]) => measure))];
  const rows = subjects.map((subject) => [
    subject,
    ...measures.map((measure) => cells.get(`${subject}: ${measure}`) ?? ""),
  ]);
  const lines = [["", ...measures], ["---", ...measures.map(() => "---")], ...rows];
  return lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
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
