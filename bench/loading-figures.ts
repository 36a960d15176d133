import type { Figure } from "./figures.ts";
import type { LoadingSubject } from "./loading-subjects.ts";
import type { Visit } from "./visit.ts";

type References = { floor: Visit; staticPage: Visit; staticPictures: Visit; keptPage: Visit };

const MAX_EXTRA_BLOCKING_MS = 50;
const MAX_SCRIPT_RATIO_TO_FLOOR = 1.22;
const MAX_STYLE_KIB = 10;

/** The figures of the pages that the app is compared with. */
export function referenceFigures({
  floor,
  staticPage,
  staticPictures,
  keptPage,
}: References): Figure[] {
  return [
    {
      what: "static page, second visit: first monster, against the static page",
      value: keptPage.firstMonsterMs / staticPage.firstMonsterMs,
      unit: "×",
    },
    { what: "static page: first paint", value: staticPage.firstPaintMs, unit: "ms" },
    { what: "static page: first monster", value: staticPage.firstMonsterMs, unit: "ms" },
    {
      what: "static page, second visit: first monster",
      value: keptPage.firstMonsterMs,
      unit: "ms",
    },
    {
      what: "static page with pictures: first portraits",
      value: staticPictures.firstPortraitsMs,
      unit: "ms",
    },
    { what: "floor: first paint", value: floor.firstPaintMs, unit: "ms" },
    { what: "floor: first monster", value: floor.firstMonsterMs, unit: "ms" },
    { what: "floor: main thread blocked", value: floor.blockingMs, unit: "ms" },
    { what: "floor: scripts until the first monster", value: floor.scriptBytes, unit: "bytes" },
  ];
}

function weightFigures(name: string, visit: Visit | null): Figure[] {
  const { scriptBytes = null, allScriptBytes = null, styleBytes } = visit ?? {};
  return [
    { what: `${name}: scripts until the first monster`, value: scriptBytes, unit: "bytes" },
    { what: `${name}: scripts until all is quiet`, value: allScriptBytes, unit: "bytes" },
    {
      what: `${name}: styles`,
      value: styleBytes === undefined ? null : styleBytes / 1024,
      unit: "KiB",
      target: { atMost: MAX_STYLE_KIB },
    },
  ];
}

/** The figures of one page alone. `visit` is `null` when there was nothing to measure. */
export function visitFigures(
  { name, limits, isWeighed }: LoadingSubject,
  visit: Visit | null,
): Figure[] {
  const { firstPaintMs = null, firstMonsterMs = null, blockingMs = null } = visit ?? {};
  return [
    { what: `${name}: first paint`, value: firstPaintMs, unit: "ms" },
    { what: `${name}: first monster`, value: firstMonsterMs, unit: "ms" },
    {
      what: `${name}: first portraits`,
      value: visit?.firstPortraitsMs ?? null,
      unit: "ms",
      ...(limits?.portraitsMs && { target: { atMost: limits.portraitsMs } }),
    },
    { what: `${name}: main thread blocked`, value: blockingMs, unit: "ms" },
    {
      what: `${name}: layout shift`,
      value: visit?.layoutShift ?? null,
      unit: "",
      target: { atMost: 0 },
    },
    ...(isWeighed ? weightFigures(name, visit) : []),
  ];
}

function ratioFigure(
  what: string,
  part: number | undefined,
  whole: number,
  atMost?: number,
): Figure[] {
  if (atMost === undefined) return [];
  return [{ what, value: part === undefined ? null : part / whole, unit: "×", target: { atMost } }];
}

/** The figures of one page against the references. */
function comparedFigures(
  { name, limits = {}, isWeighed }: LoadingSubject,
  visit: Visit | null,
  { floor, staticPage, keptPage }: References,
): Figure[] {
  const { firstPaintMs, firstMonsterMs, blockingMs, scriptBytes } = visit ?? {};
  return [
    ...ratioFigure(
      `${name}: first paint, against the static page`,
      firstPaintMs,
      staticPage.firstPaintMs,
      limits.paintToStatic,
    ),
    ...ratioFigure(
      `${name}: first monster, against the floor`,
      firstMonsterMs,
      floor.firstMonsterMs,
      limits.monsterToFloor,
    ),
    ...ratioFigure(
      `${name}: first monster, against that of the static page`,
      firstMonsterMs,
      keptPage.firstMonsterMs,
      limits.monsterToKeptPage,
    ),
    {
      what: `${name}: main thread blocked longer than in the floor by`,
      value: blockingMs === undefined ? null : Math.max(blockingMs - floor.blockingMs, 0),
      unit: "ms",
      target: { atMost: MAX_EXTRA_BLOCKING_MS },
      isDifference: true,
    },
    ...ratioFigure(
      `${name}: scripts until the first monster, against the floor`,
      scriptBytes,
      floor.scriptBytes,
      isWeighed ? MAX_SCRIPT_RATIO_TO_FLOOR : undefined,
    ),
  ];
}

/** All figures of one page of the app. `visit` is `null` when there was nothing to measure. */
export function appFigures(
  subject: LoadingSubject,
  visit: Visit | null,
  references: References,
): Figure[] {
  return [...comparedFigures(subject, visit, references), ...visitFigures(subject, visit)];
}
