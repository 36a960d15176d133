import { setTimeout as wait } from "node:timers/promises";
import { type Browser, launch, type Page } from "puppeteer-core";
import { FIRST_CARDS } from "../../src/components/monster-list/card-range.ts";
import { countStored } from "../../tests/support/count-stored.ts";
import { figure, type Ratio } from "./figures.ts";
import {
  longestTask,
  readMetrics,
  recordPageMetrics,
  takeSlowestInteraction,
  waitForFirstMonster,
} from "./page-metrics.ts";
import { CPU_SLOWDOWN, launchOptions, SCREEN } from "./phone.ts";
import type { BrowserPart, Subject } from "./rounds.ts";
import { siteOf } from "./sites.ts";
import { serveStaticList } from "./static-list.ts";

type Size = {
  count: number;
  cpuSlowdown: number;
  /** The longest task of the answer, the longest after it, and the slowest keystroke accepted, in milliseconds. */
  answerMs: number;
  taskMs: number;
  keystrokeMs: number;
};

/** On a slow phone up to where the app is to be smooth, beyond that at full speed: docs/decisions/long-lists.md */
const SMOOTH = [1_000, 2_000].map((count): Size => {
  return { count, cpuSlowdown: CPU_SLOWDOWN, answerMs: 100, taskMs: 50, keystrokeMs: 100 };
});
const WORKING: Size[] = [
  { count: 100_000, cpuSlowdown: 1, answerMs: 1_000, taskMs: 1_000, keystrokeMs: 900 },
];

const PAINT_TASK = "longest task until the first paint";
const DROPPED_FRAMES = "frames dropped while scrolling";
const KEYSTROKE = "slowest keystroke";

/** How long a page needs until all is quiet. */
const SETTLING_MS = 6_000;

const FRAME_MS = 1_000 / 60;
const SCROLL_STEPS = 60;
const SCROLL_STEP_PX = 400;

/**
 * Launches a phone with an empty profile, whose network nobody records. Playwright always records it,
 * which copies and decodes each answer within the page's tasks: 280 ms for 100,000 monsters.
 */
const launchPhone = (): Promise<Browser> =>
  launch({ ...launchOptions(), networkEnabled: false, defaultViewport: SCREEN });

async function openPage(browser: Browser, address: string, slowdown = CPU_SLOWDOWN): Promise<Page> {
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(recordPageMetrics);
  await page.emulateCPUThrottling(slowdown);
  await page.goto(address);
  return page;
}

/** The longest tasks until the first paint, from then to the first card, and since. */
async function readLongestTasks(page: Page) {
  await wait(SETTLING_MS);
  const { firstPaint, firstMonster, longTasks } = await page.evaluate(readMetrics);
  return {
    paintMs: longestTask(longTasks, -1, firstPaint),
    answerMs: longestTask(longTasks, firstPaint, firstMonster),
    laterMs: longestTask(longTasks, firstMonster),
  };
}

async function typeIntoSearch(page: Page): Promise<number> {
  const field = "input[type=search]";
  await page.tap(field);
  await page.evaluate(takeSlowestInteraction);
  await page.type(field, "hinokorisu", { delay: 100 });
  const slowestMs = await page.evaluate(takeSlowestInteraction);
  // It clears the field.
  await page.keyboard.press("Escape");
  await wait(1_000);
  return slowestMs;
}

/** Scrolls down with the wheel. Returns the percentage of frames that took over 1.5 times too long. */
async function measureDroppedFrames(page: Page): Promise<number> {
  await page.evaluate(() => {
    const frame = (time: number) => {
      performance.mark("frame", { startTime: time });
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  for (let step = 0; step < SCROLL_STEPS; step++) {
    await page.mouse.wheel({ deltaY: SCROLL_STEP_PX });
    await wait(16);
  }
  const times = await page.evaluate(() =>
    performance.getEntriesByName("frame").map(({ startTime }) => startTime),
  );
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return (100 * gaps.filter((gap) => gap > 1.5 * FRAME_MS).length) / gaps.length;
}

/** Makes the API serve `count` monsters to this browser. */
async function setCount(browser: Browser, url: string, count: number): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${url}/api/mock-faults?monsters=${count}`);
  // From now on the site has this answer, so that the app does not wait for the mocks.
  await page.evaluate(() => fetch("/api/monsters", { cache: "no-store" }).then(() => {}));
  await page.close();
}

const nameOf = (count: number) => `${count.toLocaleString("en")} monsters`;

/** Opens the encyclopedia, types and scrolls; then opens it again. */
const visitEncyclopedia =
  (size: Size): Subject =>
  async () => {
    const url = await siteOf("app");
    await using browser = await launchPhone();
    await setCount(browser, url, size.count);
    const open = () => openPage(browser, `${url}/monsters`, size.cpuSlowdown);
    const page = await open();
    const listMs = await page.evaluate(waitForFirstMonster);
    const first = await readLongestTasks(page);
    const session = await page.createCDPSession();
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const keystrokeMs = await typeIntoSearch(page);
    const droppedPercent = await measureDroppedFrames(page);
    const cards = await page.$$("li[data-index]");
    // The second visit is to find the list.
    while ((await page.evaluate(countStored)) === 0) await wait(500);
    await page.close();
    const second = await readLongestTasks(await open());
    const [answer, task] = [{ atMost: size.answerMs }, { atMost: size.taskMs }];
    return [
      figure("first card", listMs, "ms"),
      figure(PAINT_TASK, first.paintMs, "ms"),
      figure("longest task of the answer", first.answerMs, "ms", answer),
      figure("longest task after it", first.laterMs, "ms", task),
      figure("longest task of the answer, second visit", second.answerMs, "ms", answer),
      figure("longest task after it, second visit", second.laterMs, "ms", task),
      figure(KEYSTROKE, keystrokeMs, "ms", { atMost: size.keystrokeMs }),
      figure(DROPPED_FRAMES, droppedPercent, "%"),
      figure("heap", usedSize / 1024 ** 2, "MiB", { atMost: 150 }),
      figure("cards in the document", cards.length, "", { atMost: 100 }),
    ].map((one) => ({ ...one, what: `${nameOf(size.count)}: ${one.what}` }));
  };

const visitStaticList =
  ({ count }: Size): Subject =>
  async () => {
    await using browser = await launchPhone();
    const address = await serveStaticList(browser, await siteOf("app"));
    const { paintMs } = await readLongestTasks(
      await openPage(browser, `${address}/${FIRST_CARDS}`),
    );
    const page = await browser.newPage();
    await page.goto(`${address}/${count}`);
    // Only now, because a phone would load 10,000 cards for minutes.
    await page.emulateCPUThrottling(CPU_SLOWDOWN);
    await wait(SETTLING_MS);
    const droppedPercent = await measureDroppedFrames(page);
    return [
      figure(`${nameOf(count)}, static list: ${DROPPED_FRAMES}`, droppedPercent, "%"),
      figure(`${nameOf(count)}, static list: ${PAINT_TASK}`, paintMs, "ms"),
    ];
  };

/** How many plain rows of the floor are in the document while a visitor types. */
const FLOOR_COUNT = 2_000;

const typeInFloor: Subject = async () => {
  const url = await siteOf("floor");
  await using browser = await launchPhone();
  await setCount(browser, url, FLOOR_COUNT);
  // Its only page is that of the home.
  const page = await openPage(browser, url);
  await page.waitForSelector(`li:nth-of-type(${FLOOR_COUNT})`);
  await page.tap("a[href='/monsters']");
  await page.waitForSelector(`h1 ~ ul > li:nth-of-type(${FLOOR_COUNT})`);
  await wait(SETTLING_MS);
  const keystrokeMs = await typeIntoSearch(page);
  return [figure(`${nameOf(FLOOR_COUNT)}, floor: ${KEYSTROKE}`, keystrokeMs, "ms")];
};

const toStaticList = (count: number, measure: string, least: number): Ratio => ({
  what: `${nameOf(count)}: ${measure}`,
  reference: `${nameOf(count)}, static list: ${measure}`,
  name: "the static list",
  atMost: 1.2,
  least,
});

/** The encyclopedia with ever more monsters, on a slow phone with a fast network, and at full speed. */
export const SCALE: BrowserPart = {
  subjects: [
    ...SMOOTH.map(visitStaticList),
    typeInFloor,
    ...[...SMOOTH, ...WORKING].map(visitEncyclopedia),
  ],
  ratios: [
    ...SMOOTH.flatMap(({ count }) => [
      // A scroll has about a hundred frames, so a few percent are chance; shorter tasks are not recorded.
      toStaticList(count, DROPPED_FRAMES, 5),
      toStaticList(count, PAINT_TASK, 50),
    ]),
    {
      what: `${nameOf(FLOOR_COUNT)}: ${KEYSTROKE}`,
      reference: `${nameOf(FLOOR_COUNT)}, floor: ${KEYSTROKE}`,
      name: "the floor",
      atMost: 1,
    },
  ],
};
