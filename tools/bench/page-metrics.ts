type LongTask = { start: number; duration: number };

/** What a page records about itself; times are milliseconds since the start of its navigation. */
type PageMetrics = {
  firstMonster: Promise<number>;
  /** When four portraits in the viewport were drawn; NaN until then. */
  firstPortraits: number;
  longTasks: LongTask[];
  /** The sum of all layout shifts without recent input. */
  layoutShift: number;
  /** The duration of the longest event of each interaction, by interaction id. */
  interactions: Record<number, number>;
};

declare global {
  interface Window {
    /** Set by `recordPageMetrics`. */
    pageMetrics: PageMetrics;
  }
}

/**
 * Runs in the page before its own scripts. The time of the first monster is that of the first frame
 * with a name: `requestAnimationFrame` waits for blocking styles, as rendering does, and the task
 * after it runs once the frame is drawn. Element Timing would be more exact, but it reports only what
 * is in the viewport, and the list of the home page is below it.
 */
export function recordPageMetrics(): void {
  const { promise: firstMonster, resolve } = Promise.withResolvers<number>();
  const metrics: PageMetrics = {
    firstMonster,
    firstPortraits: Number.NaN,
    longTasks: [],
    layoutShift: 0,
    interactions: {},
  };
  window.pageMetrics = metrics;
  const afterFrame = (task: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = task;
      port2.postMessage(null);
    });
  // The app's, and those of the references.
  const names = "li[data-index] :is(h2, h3), :is(body, #app) > ul > li";
  const mutations = new MutationObserver(() => checkForName());
  const checkForName = () => {
    if (!document.querySelector(names)?.textContent?.trim()) return;
    mutations.disconnect();
    afterFrame(() => resolve(performance.now()));
  };
  mutations.observe(document, { childList: true, subtree: true, characterData: true });
  document.addEventListener("DOMContentLoaded", checkForName, { once: true });

  // Nothing reports what is drawn in a shadow root, so each frame looks. Not for longer than there may be one: the frames of
  // the floor would cost it what those of the app do not.
  let isListThere = false;
  void firstMonster.then(() => {
    isListThere = true;
  });
  const portraits = () =>
    [...document.querySelectorAll("monster-portrait")].flatMap(
      ({ shadowRoot }) => shadowRoot?.firstElementChild ?? [],
    );
  const isInSight = (one: Element) => {
    const { top, bottom } = one.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const checkForPortraits = () => {
    if (portraits().filter(isInSight).length >= 4)
      afterFrame(() => {
        metrics.firstPortraits = performance.now();
      });
    else if (
      performance.now() < 20_000 &&
      (!isListThere || document.querySelector("monster-portrait"))
    )
      requestAnimationFrame(checkForPortraits);
  };
  requestAnimationFrame(checkForPortraits);

  const observe = (type: string, record: (entry: PerformanceEntry) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe(options);
  };
  observe("longtask", ({ startTime: start, duration }) => {
    metrics.longTasks.push({ start, duration });
  });
  observe("layout-shift", (entry) => {
    if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
      metrics.layoutShift += Number(entry.value);
  });
  observe("event", (entry) => {
    const id = "interactionId" in entry ? Number(entry.interactionId) : 0;
    if (id > 0) metrics.interactions[id] = Math.max(metrics.interactions[id] ?? 0, entry.duration);
  });
}

/** When the first monster was visible, in milliseconds. Runs in the page, as do all that read. */
export const waitForFirstMonster = () => window.pageMetrics.firstMonster;

/** What a page has recorded so far, once its first monster is visible. */
export async function readMetrics() {
  const { firstMonster, interactions, ...metrics } = window.pageMetrics;
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const firstPaint = paint?.startTime ?? Number.NaN;
  return { ...metrics, firstPaint, firstMonster: await firstMonster };
}

/** The slowest interaction since the last call, in milliseconds; 0 where it took less than 16. */
export async function takeSlowestInteraction(): Promise<number> {
  // The browser reports events after the frame that follows them.
  await new Promise((resolve) => setTimeout(resolve, 400));
  const durations = Object.values(window.pageMetrics.interactions);
  window.pageMetrics.interactions = {};
  return Math.max(0, ...durations);
}

/** The layout shift of this page since the last call. */
export function takeLayoutShift(): number {
  const shift = window.pageMetrics.layoutShift;
  window.pageMetrics.layoutShift = 0;
  return shift;
}

/** The longest of the tasks that started within this time, in milliseconds; 0 where none took over 50. */
export function longestTask(tasks: LongTask[], after: number, until = Number.POSITIVE_INFINITY) {
  const within = tasks.filter(({ start }) => after < start && start <= until);
  return Math.max(0, ...within.map(({ duration }) => duration));
}
