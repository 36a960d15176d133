import { type Figure, isRelative, relativeFirst } from "../figures.ts";

/** Figures that share a scale; each has a label of its own. */
export type Panel = {
  title: string;
  isRelative: boolean;
  rows: { label: string; figure: Figure }[];
};

/** “home: first paint” as what was measured and what of it. */
function splitName(what: string): { subject: string; measure: string } {
  const [subject = "", ...rest] = what.split(": ");
  return { subject, measure: rest.join(": ") };
}

/**
 * The figures in panels, the relative ones first. What is the same for all figures of a panel is its
 * title: the measure or, where everything is about one subject, that subject.
 */
export function toPanels(figures: readonly Figure[]): Panel[] {
  const names = figures.map(({ what }) => splitName(what));
  const isOneSubject = new Set(names.map(({ subject }) => subject)).size === 1;
  const panels = new Map<string, Panel>();
  for (const figure of relativeFirst(figures)) {
    const { subject, measure } = splitName(figure.what);
    const [title, label] = isOneSubject ? [subject, measure] : [measure, subject];
    const key = JSON.stringify([title, figure.unit, isRelative(figure)]);
    const panel = panels.get(key) ?? { title, isRelative: isRelative(figure), rows: [] };
    panel.rows.push({ label, figure });
    panels.set(key, panel);
  }
  return [...panels.values()];
}

/** The bound of a figure's target, if it has one. */
export function boundOf({ target }: Figure): number | null {
  if (!target) return null;
  return "atMost" in target ? target.atMost : target.atLeast;
}

/** What as much as the reference is: ratios have such a value, other figures none. */
export function equalityOf({ unit }: Figure): number | null {
  return unit === "×" ? 1 : null;
}

/**
 * The scale of a panel: it places a value from 0 to 1. All values, targets and zero are on it, and
 * where a value is negative, zero is in the middle.
 */
export function scaleOf({ rows }: Panel): (value: number) => number {
  const numbers = rows
    .flatMap(({ figure }) => [figure.value, boundOf(figure), equalityOf(figure)])
    .filter((value) => value !== null);
  const lowest = Math.min(0, ...numbers);
  const high = Math.max(0, ...numbers, -lowest);
  const low = lowest < 0 ? -high : 0;
  return (value) => (high === low ? 0 : (value - low) / (high - low));
}
