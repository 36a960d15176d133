// Runs at the end of every page. Loads the app once the whole page is painted: on a slow phone the app's first task
// takes longer than the page.
import { APP_FAILED, ENTRY, PRERENDERED } from "#src/page/marks.ts";
import type { WorkerMessage } from "#src/pwa/worker-messages.ts";

/** After this time the app starts even if nothing was painted. */
const PAINT_TIMEOUT_MS = 1_000;

/** After this time without the app the page says so. */
const LATE_MS = 10_000;

const failure = document.currentScript?.previousElementSibling;
const waiting = failure?.previousElementSibling;

const { documentElement: root } = document;

/** Whether the app cannot run here: browsers learned `withResolvers` last of all that the app needs to start. */
let isTooOld = !("withResolvers" in Promise);

/** Shows that the page could not be loaded, or cannot be. Styles hide the message if the app still comes. */
function reportFailure(): void {
  failure?.children[isTooOld ? 1 : 0]?.removeAttribute("hidden");
}

/** The list of the page can be read, though not searched. */
function reportTooOld(): void {
  isTooOld = true;
  root.setAttribute(PRERENDERED, "");
  reportFailure();
}

let isLeft = false;
addEventListener("beforeunload", () => {
  isLeft = true;
});

/** Resolves when the whole page is painted; at once in a hidden tab, which paints nothing. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    setTimeout(resolve, PAINT_TIMEOUT_MS);
    new PerformanceObserver((list) => {
      // The browser may have painted before it had read the whole page.
      if (list.getEntriesByName("first-contentful-paint").length > 0)
        requestAnimationFrame(() => setTimeout(resolve));
    }).observe({ type: "paint", buffered: true });
  });
}

function reportBroken(): void {
  // Firefox and Safari cancel what is loading when the visitor leaves the page. A visitor who stays, as after a download,
  // sees the message when the app is late.
  if (isLeft) return;
  reportFailure();
  navigator.serviceWorker?.controller?.postMessage("give up" satisfies WorkerMessage);
}

async function loadApp(): Promise<void> {
  setTimeout(reportFailure, LATE_MS);
  addEventListener(APP_FAILED, reportBroken);
  await firstPaint();
  // The styles of the other screens are in a template until now; on a page with content of its own the links of the app, too.
  const sheet = waiting instanceof HTMLTemplateElement && waiting.content.querySelector("link");
  if (sheet) document.head.append(waiting.content);
  try {
    if (sheet)
      await new Promise((resolve, reject) => {
        sheet.onload = resolve;
        sheet.onerror = reject;
      });
    const entry = document.querySelector<HTMLLinkElement>(`[${ENTRY}]`);
    if (entry) await import(/* @vite-ignore */ entry.href);
  } catch (error) {
    if (error instanceof SyntaxError) reportTooOld();
    else reportBroken();
  }
}

if (isTooOld) reportTooOld();
else void loadApp();
