/** One line of the benchmark's table. A figure without a target is for information. */
export type Figure = { what: string; value: number; unit: string; target?: number };

/** The middle value; of an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}

/** The figures as a Markdown table. */
export function toTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, value, unit, target }) => {
    if (target === undefined) return `| ${what} | ${round(value)} ${unit} | | |`;
    return `| ${what} | ${round(value)} ${unit} | ≤ ${target} ${unit} | ${value <= target ? "yes" : "**no**"} |`;
  });
  return ["| what | measured | target | met |", "|---|---|---|---|", ...rows].join("\n");
}
