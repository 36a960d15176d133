import type { Figure, Target } from "./figures.ts";
import type { ScaleVisit } from "./scale-visit.ts";

/** Of the static list's figures. */
const MAX_RATIO = 1.2;

/**
 * A scroll has about a hundred frames, so that a share of a few percent is chance. Below this, the
 * reference counts as this much.
 */
const LEAST_REFERENCE_PERCENT = 5;

/** A task is long from here on: a shorter one is not recorded. */
const LONG_TASK_MS = 50;

const PAINT_TASK = "longest task until the first paint";
const DROPPED_FRAMES = "frames dropped while scrolling";

type Row = {
  what: string;
  read: (visit: ScaleVisit) => number;
  unit: string;
  target?: Target;
  /** How much larger it may be for the largest list than for the smallest. */
  maxGrowth?: number;
};

const ROWS: Row[] = [
  { what: "first card", read: ({ listMs }) => listMs, unit: "ms", maxGrowth: 1.5 },
  { what: PAINT_TASK, read: ({ paintTaskMs }) => paintTaskMs, unit: "ms" },
  {
    what: "longest task from the first paint until it is searched",
    read: ({ longestTaskMs }) => longestTaskMs,
    unit: "ms",
    target: { atMost: 50 },
  },
  {
    what: "longest task of the second visit",
    read: ({ secondLongestTaskMs }) => secondLongestTaskMs,
    unit: "ms",
    target: { atMost: 50 },
  },
  {
    what: "slowest keystroke",
    read: ({ slowestKeystrokeMs }) => slowestKeystrokeMs,
    unit: "ms",
    target: { atMost: 100 },
  },
  { what: DROPPED_FRAMES, read: ({ droppedFramesPercent }) => droppedFramesPercent, unit: "%" },
  {
    what: "heap",
    read: ({ heapBytes }) => heapBytes / 1024 ** 2,
    unit: "MiB",
    target: { atMost: 150 },
  },
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
  return ROWS.map(({ what, maxGrowth }, index) => {
    const few = fewest[index]?.value;
    const many = most[index]?.value;
    return {
      what: `${what}: growth from 100 to 100,000`,
      value: few && many !== null && many !== undefined ? many / few : null,
      unit: "×",
      ...(maxGrowth && { target: { atMost: maxGrowth } }),
    };
  });
}

/** What is compared with a static list: the share of dropped frames, in percent, and a task. */
export type Compared = { droppedFramesPercent: number; paintTaskMs: number };

/**
 * Compares the app with a static list of as many monsters; until the first paint, with one of as many as the first
 * screen has.
 */
export function comparedFigures(count: number, app: Compared, staticList: Compared): Figure[] {
  const name = nameOf(count);
  return [
    {
      what: `${name}: ${DROPPED_FRAMES}, against the static list`,
      value:
        app.droppedFramesPercent /
        Math.max(staticList.droppedFramesPercent, LEAST_REFERENCE_PERCENT),
      unit: "×",
      target: { atMost: MAX_RATIO },
    },
    {
      what: `${name}: ${PAINT_TASK}, against the static list`,
      value: app.paintTaskMs / Math.max(staticList.paintTaskMs, LONG_TASK_MS),
      unit: "×",
      target: { atMost: MAX_RATIO },
    },
    {
      what: `${name}, static list: ${DROPPED_FRAMES}`,
      value: staticList.droppedFramesPercent,
      unit: "%",
    },
    { what: `${name}, static list: ${PAINT_TASK}`, value: staticList.paintTaskMs, unit: "ms" },
  ];
}
