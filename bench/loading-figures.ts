import type { Figure } from "./figures.ts";
import type { LoadingSubject } from "./loading-subjects.ts";
import type { Visit } from "./visit.ts";

type References = { floor: Visit; staticPage: Visit };

const MAX_MORE_BLOCKING_MS = 50;
const MAX_SCRIPT_TO_FLOOR = 1.15;
const MAX_STYLE_KIB = 10;

/** What the app is compared with. */
export function referenceFigures({ floor, staticPage }: References): Figure[] {
  return [
    { what: "static page: first paint", value: staticPage.paint, unit: "ms" },
    { what: "static page: first monster", value: staticPage.monster, unit: "ms" },
    { what: "floor: first paint", value: floor.paint, unit: "ms" },
    { what: "floor: first monster", value: floor.monster, unit: "ms" },
    { what: "floor: main thread blocked", value: floor.blocking, unit: "ms" },
    { what: "floor: scripts until the first monster", value: floor.script, unit: "bytes" },
  ];
}

function ratio(what: string, part: number | undefined, whole: number, atMost?: number): Figure[] {
  if (atMost === undefined) return [];
  return [{ what, value: part === undefined ? null : part / whole, unit: "×", target: { atMost } }];
}

function weights(name: string, visit: Visit, floor: Visit): Figure[] {
  return [
    { what: `${name}: scripts until the first monster`, value: visit.script, unit: "bytes" },
    ...ratio(
      `${name}: scripts until the first monster, against the floor`,
      visit.script,
      floor.script,
      MAX_SCRIPT_TO_FLOOR,
    ),
    { what: `${name}: scripts until all is quiet`, value: visit.allScript, unit: "bytes" },
    {
      what: `${name}: styles`,
      value: visit.style / 1024,
      unit: "KiB",
      target: { atMost: MAX_STYLE_KIB },
    },
  ];
}

/** How one page of the app loads; `visit` is `null` when there was nothing to measure. */
export function appFigures(
  { name, limits = {}, isWeighed }: LoadingSubject,
  visit: Visit | null,
  { floor, staticPage }: References,
): Figure[] {
  const { paint, monster, blocking, shift } = visit ?? {};
  return [
    { what: `${name}: first paint`, value: paint ?? null, unit: "ms" },
    ...ratio(
      `${name}: first paint, against the static page`,
      paint,
      staticPage.paint,
      limits.paintToStatic,
    ),
    { what: `${name}: first monster`, value: monster ?? null, unit: "ms" },
    ...ratio(
      `${name}: first monster, against the floor`,
      monster,
      floor.monster,
      limits.monsterToFloor,
    ),
    ...ratio(
      `${name}: first monster, against the static page`,
      monster,
      staticPage.monster,
      limits.monsterToStatic,
    ),
    {
      what: `${name}: main thread blocked longer than in the floor by`,
      value: blocking === undefined ? null : Math.max(blocking - floor.blocking, 0),
      unit: "ms",
      target: { atMost: MAX_MORE_BLOCKING_MS },
    },
    {
      what: `${name}: layout shift`,
      value: shift ?? null,
      unit: "",
      target: { atMost: 0 },
    },
    ...(visit && isWeighed ? weights(name, visit, floor) : []),
  ];
}
