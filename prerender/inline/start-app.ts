// Runs at the end of every page and starts the app once all of the page has been painted: on a slow phone, the
// app's first task takes longer than the page.
import { nextPaint } from "#src/lib/next-paint.ts";

/** A page that is not painted after all starts the app as well. */
const PAINT_TIMEOUT_MS = 1_000;

/** Resolves when all of the page has been painted; at once in a hidden tab, which paints nothing. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    setTimeout(resolve, PAINT_TIMEOUT_MS);
    new PerformanceObserver((list) => {
      // The browser may have painted a part of the page before it had read the rest.
      if (list.getEntriesByName("first-contentful-paint").length > 0)
        void nextPaint(PAINT_TIMEOUT_MS).then(resolve);
    }).observe({ type: "paint", buffered: true });
  });
}

/** Applies the style sheet of the app. Resolves when it has come or failed. */
function applyStyles(sheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    sheet.rel = "stylesheet";
    sheet.onload = sheet.onerror = () => resolve();
    // Behind the styles of the HTML, which have only a part of the rules: the order of all is that of the sheet.
    document.head.append(sheet);
  });
}

async function startApp(): Promise<void> {
  await firstPaint();
  // A page that can do without the app for a while keeps its links in a template until here.
  const app = document.querySelector<HTMLTemplateElement>("template[data-app]");
  const sheet = (app?.content ?? document).querySelector<HTMLLinkElement>("link[as=style]");
  sheet?.remove();
  if (app) document.head.append(app.content);
  if (sheet) await applyStyles(sheet);
  const script = document.createElement("script");
  script.type = "module";
  script.crossOrigin = "";
  script.src = document.querySelector<HTMLLinkElement>("[data-entry]")?.href ?? "";
  document.head.append(script);
}

void startApp();
