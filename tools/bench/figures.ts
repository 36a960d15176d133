/** The bound that a figure has to keep. */
export type Target = { atMost: number } | { atLeast: number };

/**
 * One row of the benchmark's tables, named “what was measured on: what it is”. Without a target it is
 * for information.
 */
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

/** The values of one figure in all rounds, which have the same figures. */
export const valuesAt = (rounds: readonly (readonly Figure[])[], index: number): number[] =>
  rounds.map((figures) => figures[index]?.value ?? Number.NaN);

/** The median of each figure over all rounds. */
export function medianFigures(rounds: readonly (readonly Figure[])[]): Figure[] {
  const [first = []] = rounds;
  return first.map((one, index) => ({ ...one, value: median(valuesAt(rounds, index)) }));
}

/** A value with its unit, rounded to three digits. */
export function formatValue(value: number, unit: string): string {
  const rounded = Math.abs(value) >= 1_000 ? Math.round(value) : Number(value.toPrecision(3));
  return `${rounded.toLocaleString("en")} ${unit}`.trim();
}

/** The last two columns of a table: the target, and whether it is met. */
export function formatTarget(value: number, unit: string, target: Target): string[] {
  const [sign, bound, isMet] =
    "atMost" in target
      ? (["≤", target.atMost, value <= target.atMost] as const)
      : (["≥", target.atLeast, value >= target.atLeast] as const);
  return [`${sign} ${formatValue(bound, unit)}`, isMet ? "yes" : "**no**"];
}

/** A table in Markdown. */
export function toMarkdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The figures as a table: first those that say something on any machine, ratios and targets. */
export function toTable(figures: readonly Figure[]): string {
  const isRelative = ({ unit, target }: Figure) => unit === "×" || target !== undefined;
  const isAbsolute = (one: Figure) => !isRelative(one);
  return toMarkdown(
    ["what", "measured", "target", "met"],
    [...figures.filter(isRelative), ...figures.filter(isAbsolute)].map(
      ({ what, value, unit, target }) => [
        what,
        formatValue(value, unit),
        ...(target ? formatTarget(value, unit, target) : ["", ""]),
      ],
    ),
  );
}
