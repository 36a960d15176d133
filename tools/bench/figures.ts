/** The bound that a figure has to keep. */
export type Target = { atMost: number } | { atLeast: number };

/** What a benchmark measured, named “subject: measure”. Without a target it is for information. */
export type Figure = { what: string; value: number; unit: string; target?: Target };

export function figure(what: string, value: number, unit: string, target?: Target): Figure {
  return { what, value, unit, ...(target && { target }) };
}

/** How much a figure may be of another, both known by their names. The other counts as `least` if it is less. */
export type Ratio = {
  what: string;
  reference: string;
  name: string;
  atMost: number;
  least?: number;
};

/**
 * The ratios between figures, named “figure, against name”.
 * @throws {Error} when nothing has measured one of them.
 */
export function relate(ratios: readonly Ratio[], figures: readonly Figure[]): Figure[] {
  const measured = (what: string) => {
    const found = figures.find((one) => one.what === what);
    if (!found) throw new Error(`Nothing has measured "${what}"`);
    return found.value;
  };
  return ratios.map(({ what, reference, name, atMost, least = 0 }) => {
    const value = measured(what) / Math.max(measured(reference), least);
    return figure(`${what}, against ${name}`, value, "×", { atMost });
  });
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

/** A value with its unit and its target; bold if it misses that. */
function formatCell({ value, unit, target = { atMost: Number.POSITIVE_INFINITY } }: Figure) {
  const text = `${formatNumber(value)} ${unit}`.trim();
  const [sign, bound] = "atMost" in target ? ["≤", target.atMost] : ["≥", target.atLeast];
  const isMissed = sign === "≤" ? value > bound : value < bound;
  const note = Number.isFinite(bound) ? ` (${sign} ${formatNumber(bound)})` : "";
  return (isMissed ? `**${text}**` : text) + note;
}

const subjectOf = ({ what }: Figure) => what.split(": ")[0] ?? "";
const measureOf = ({ what }: Figure) => what.split(": ")[1] ?? "";

/** A table of subjects and measures. Subjects with the same figures share a row. */
function toTable(figures: readonly Figure[]): string {
  const measures = new Set(figures.map(measureOf));
  const rows = Map.groupBy(Map.groupBy(figures, subjectOf), ([, own]) =>
    Array.from(measures, (measure) => {
      const one = own.find((candidate) => measureOf(candidate) === measure);
      return one ? formatCell(one) : "";
    }).join(" | "),
  );
  return [
    `|  | ${[...measures].join(" | ")} |`,
    `|${"---|".repeat(measures.size + 1)}`,
    ...Array.from(rows, ([cells, own]) => `| ${own.map(([name]) => name).join("; ")} | ${cells} |`),
  ].join("\n");
}

/**
 * The figures as tables: first the ratios, which say something on any machine, then what is in per cent, and all else.
 */
export function toTables(figures: readonly Figure[]): string {
  const byUnit = Object.groupBy(figures, ({ unit }) => (/[×%]/.test(unit) ? unit : "other"));
  return ["×", "%", "other"]
    .flatMap((unit) => (byUnit[unit] ? toTable(byUnit[unit]) : []))
    .join("\n\n");
}
