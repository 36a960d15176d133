import { type Figure, isMet, relativeFirst, type Target } from "./figures.ts";

/** A value with its unit, rounded to three digits. */
export function formatValue(value: number, unit: string): string {
  const rounded = Math.abs(value) >= 1_000 ? Math.round(value) : Number(value.toPrecision(3));
  return `${rounded.toLocaleString("en")} ${unit}`.trim();
}

/** What was measured, in words. */
export function formatMeasured({ value, unit }: Figure): string {
  return value === null ? "not available" : formatValue(value, unit);
}

/** A target with its unit. */
export function formatTarget(target: Target, unit: string): string {
  return "atMost" in target
    ? `≤ ${formatValue(target.atMost, unit)}`
    : `≥ ${formatValue(target.atLeast, unit)}`;
}

function formatRow(figure: Figure): string {
  const { what, value, unit, target } = figure;
  const measured = formatMeasured(figure);
  if (!target) return `| ${what} | ${measured} | | |`;
  const met = isMet(value, target) ? "yes" : "**no**";
  return `| ${what} | ${measured} | ${formatTarget(target, unit)} | ${met} |`;
}

/** The figures as a Markdown table: first those that say something on any machine. */
export function toTable(figures: readonly Figure[]): string {
  return [
    "| what | measured | target | met |",
    "|---|---|---|---|",
    ...relativeFirst(figures).map(formatRow),
  ].join("\n");
}
