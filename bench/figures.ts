/** What a figure has to reach. */
export type Target = { atMost: number } | { atLeast: number };

/**
 * One line of the benchmark's table. A figure without a target is for information; `null` says that
 * there was nothing to measure, which misses any target.
 */
export type Figure = { what: string; value: number | null; unit: string; target?: Target };

/** The middle value; of an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/** Whether the figure reaches its target. */
export function isMet(value: number | null, target: Target): boolean {
  if (value === null) return false;
  return "atMost" in target ? value <= target.atMost : value >= target.atLeast;
}

function shown(value: number, unit: string): string {
  const rounded = value >= 1_000 ? Math.round(value) : Number(value.toPrecision(3));
  return `${rounded.toLocaleString("en")} ${unit}`.trim();
}

function row({ what, value, unit, target }: Figure): string {
  const measured = value === null ? "not available" : shown(value, unit);
  if (!target) return `| ${what} | ${measured} | | |`;
  const limit =
    "atMost" in target ? `≤ ${shown(target.atMost, unit)}` : `≥ ${shown(target.atLeast, unit)}`;
  return `| ${what} | ${measured} | ${limit} | ${isMet(value, target) ? "yes" : "**no**"} |`;
}

/** The figures as a Markdown table. */
export function toTable(figures: readonly Figure[]): string {
  return ["| what | measured | target | met |", "|---|---|---|---|", ...figures.map(row)].join(
    "\n",
  );
}
