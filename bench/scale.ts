import { type Figure, median, type Target } from "./figures.ts";
import { launch } from "./phone.ts";
import { inRounds } from "./rounds.ts";
import { type ScaleVisit, visitEncyclopedia } from "./scale-visit.ts";
import { openSites } from "./sites.ts";

const COUNTS = [100, 1_000, 10_000];

type Row = { what: string; read: (visit: ScaleVisit) => number; unit: string; target?: Target };

const ROWS: Row[] = [
  { what: "time to the list", read: ({ listMs }) => listMs, unit: "ms" },
  {
    what: "slowest keystroke",
    read: ({ slowestKeystrokeMs }) => slowestKeystrokeMs,
    unit: "ms",
    target: { atMost: 100 },
  },
  {
    what: "frames dropped while scrolling",
    read: ({ droppedFramesPercent }) => droppedFramesPercent,
    unit: "%",
  },
  { what: "heap", read: ({ heapBytes }) => heapBytes / 1024 ** 2, unit: "MiB" },
  {
    what: "cards in the document",
    read: ({ cardCount }) => cardCount,
    unit: "",
    target: { atMost: 100 },
  },
  {
    what: "the API's answer, compressed",
    read: ({ responseBytes }) => responseBytes / 1024,
    unit: "KiB",
  },
];

function growthFactor(values: readonly number[]): number | null {
  const [fewest] = values;
  const most = values.at(-1);
  return fewest && most !== undefined ? most / fewest : null;
}

/** Measures the encyclopedia with ever more monsters, on a slow phone with a fast network. */
export async function benchScale(): Promise<Figure[]> {
  await using sites = await openSites(["app"]);
  await using browser = await launch();
  const { url } = sites.of("app");
  const visits = await inRounds(COUNTS, (count) => visitEncyclopedia(browser, url, count));
  return ROWS.flatMap(({ what, read, unit, target }): Figure[] => {
    const values = visits.map((rounds) => median(rounds.map(read)));
    const figures = COUNTS.map((count, index) => ({
      what: `${count.toLocaleString("en")} monsters: ${what}`,
      value: values[index] ?? Number.NaN,
      unit,
      ...(target && { target }),
    }));
    const growth = {
      what: `${what}: growth from 100 to 10,000`,
      value: growthFactor(values),
      unit: "×",
    };
    return [...figures, growth];
  });
}
