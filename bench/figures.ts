/** The bound that a figure has to keep. */
export type Target = { atMost: number } | { atLeast: number };

/**
 * One row of the benchmark's table. A figure without a target is for information. The value `null`
 * means that there was nothing to measure; it misses any target.
 */
export type Figure = { what: string; value: number | null; unit: string; target?: Target };

/** The median; NaN of no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/** Whether the value is within its target. */
export function isMet(value: number | null, target: Target): boolean {
  if (value === null) return false;
  return "atMost" in target ? value <= target.atMost : value >= target.atLeast;
}

function formatValue(value: number, unit: string): string {
  const rounded = value >= 1_000 ? Math.round(value) : Number(value.toPrecision(3));
  return `${rounded.toLocaleString("en")} ${unit}`.trim();
}

function formatRow({ what, value, unit, target }: Figure): string {
  const measured = value === null ? "not available" : formatValue(value, unit);
  if (!target) return `| ${what} | ${measured} | | |`;
  const limit =
    "atMost" in target
      ? `≤ ${formatValue(target.atMost, unit)}`
      : `≥ ${formatValue(target.atLeast, unit)}`;
  return `| ${what} | ${measured} | ${limit} | ${isMet(value, target) ? "yes" : "**no**"} |`;
}

/** The figures as a Markdown table. */
export function toTable(figures: readonly Figure[]): string {
  return [
    "| what | measured | target | met |",
    "|---|---|---|---|",
    ...figures.map(formatRow),
  ].join("\n");
}
