// Runs at the end of every page and starts the app once all of the page has been painted: on a slow phone, the
// app's first task takes longer than the page.
import { nextPaint } from "#src/lib/next-paint.ts";

/** A page that is not painted, such as one in a hidden tab, starts the app as well. */
const PAINT_TIMEOUT_MS = 1_000;

const { entry = "", styles = "" } = document.currentScript?.dataset ?? {};

/** Resolves when the browser has shown something, which it tells later than `nextPaint`. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    setTimeout(resolve, PAINT_TIMEOUT_MS);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
  });
}

/** Adds the style sheet. Resolves when it has come or failed. */
function addStyles(): Promise<void> {
  return new Promise((resolve) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = styles;
    sheet.onload = sheet.onerror = () => resolve();
    document.body.append(sheet);
  });
}

async function startApp(): Promise<void> {
  await Promise.all([nextPaint(), firstPaint()]);
  await addStyles();
  const script = document.createElement("script");
  script.type = "module";
  script.crossOrigin = "";
  script.src = entry;
  document.head.append(script);
}

void startApp();
