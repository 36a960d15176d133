import { type Figure, median, type Target } from "./figures.ts";
import { launch } from "./phone.ts";
import { inRounds } from "./rounds.ts";
import { type ScaleVisit, visitMany } from "./scale-visit.ts";
import { openSites } from "./sites.ts";

const COUNTS = [100, 1_000, 10_000];

type Row = { what: string; of: (visit: ScaleVisit) => number; unit: string; target?: Target };

const ROWS: Row[] = [
  { what: "time to the list", of: ({ list }) => list, unit: "ms" },
  {
    what: "slowest keystroke",
    of: ({ keystroke }) => keystroke,
    unit: "ms",
    target: { atMost: 100 },
  },
  { what: "frames dropped while scrolling", of: ({ dropped }) => dropped, unit: "%" },
  { what: "heap", of: ({ heap }) => heap / 1024 ** 2, unit: "MiB" },
  { what: "cards in the document", of: ({ cards }) => cards, unit: "", target: { atMost: 100 } },
  { what: "the API's answer, compressed", of: ({ answer }) => answer / 1024, unit: "KiB" },
];

function growth(values: readonly number[]): number | null {
  const [fewest] = values;
  const most = values.at(-1);
  return fewest && most !== undefined ? most / fewest : null;
}

/** What more monsters cost in the encyclopedia on a slow phone; the network is not slowed down. */
export async function benchScale(): Promise<Figure[]> {
  await using sites = await openSites("app");
  await using browser = await launch();
  const { url } = sites.of("app");
  const visits = await inRounds(COUNTS, (count) => visitMany(browser, url, count));
  return ROWS.flatMap(({ what, of, unit, target }): Figure[] => {
    const values = visits.map((rounds) => median(rounds.map(of)));
    const figures = COUNTS.map((count, index) => ({
      what: `${what}, ${count.toLocaleString("en")} monsters`,
      value: values[index] ?? Number.NaN,
      unit,
      ...(target && { target }),
    }));
    const grown = { what: `${what}: growth from 100 to 10,000`, value: growth(values), unit: "×" };
    return [...figures, grown];
  });
}
