import type { Figure, Target } from "./figures.ts";
import type { ScaleVisit } from "./scale-visit.ts";

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

const nameOf = (count: number) => `${count.toLocaleString("en")} monsters`;

/** The figures of one visit to the encyclopedia of `count` monsters. */
export function scaleFigures(count: number, visit: ScaleVisit): Figure[] {
  return ROWS.map(({ what, read, unit, target }) => ({
    what: `${nameOf(count)}: ${what}`,
    value: read(visit),
    unit,
    ...(target && { target }),
  }));
}

/** How much each figure of the largest list is of that of the smallest. */
export function growthFigures(fewest: readonly Figure[], most: readonly Figure[]): Figure[] {
  return ROWS.map(({ what }, index) => {
    const few = fewest[index]?.value;
    const many = most[index]?.value;
    return {
      what: `${what}: growth from 100 to 10,000`,
      value: few && many !== null && many !== undefined ? many / few : null,
      unit: "×",
    };
  });
}
