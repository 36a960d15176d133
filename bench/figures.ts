/** The bound that a figure has to keep. */
export type Target = { atMost: number } | { atLeast: number };

/**
 * One row of the benchmark's table, named “what was measured on: what it is”. A figure without a
 * target is for information. The value `null` means that there was nothing to measure; it misses any
 * target.
 */
export type Figure = {
  what: string;
  value: number | null;
  unit: string;
  target?: Target;
  /** Whether it is the difference from a reference. Ratios, in ×, need no such mark. */
  isDifference?: boolean;
};

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
  return first.map((figure, index) => {
    const values = rounds.map((figures) => figures[index]?.value ?? null);
    const measured = values.filter((value) => value !== null);
    return { ...figure, value: measured.length < values.length ? null : median(measured) };
  });
}

/** Whether the value is within its target. */
export function isMet(value: number | null, target: Target): boolean {
  if (value === null) return false;
  return "atMost" in target ? value <= target.atMost : value >= target.atLeast;
}

/** The figures without their targets. */
export function withoutTargets(figures: readonly Figure[]): Figure[] {
  return figures.map(({ target: _, ...figure }) => figure);
}

/**
 * Whether it says something on any machine: it is compared with something measured in the same run,
 * or has a target.
 */
export function isRelative({ unit, target, isDifference }: Figure): boolean {
  return unit === "×" || target !== undefined || isDifference === true;
}

/** The relative figures, then the absolute ones, each in the order they had. */
export function relativeFirst(figures: readonly Figure[]): Figure[] {
  const isAbsolute = (figure: Figure) => !isRelative(figure);
  return [...figures.filter(isRelative), ...figures.filter(isAbsolute)];
}
