// Runs at the end of every page and starts the app once all of the page has been painted: on a slow phone, the
// app's first task takes longer than the page.
import { nextPaint } from "#src/lib/next-paint.ts";
import { APP_ID, ENTRY, PAGE_LANGUAGE, UNSTYLED, WAITING_LINKS } from "#src/page/contract.ts";

/** A page that is not painted after all starts the app as well. */
const PAINT_TIMEOUT_MS = 1_000;

/** The page waits no longer than this before it says that the app is missing. */
const LATE_MS = 10_000;

const failure = document.currentScript?.previousElementSibling;

/** Shows that the page could not be loaded. Styles hide it again when the app comes after all, with its own. */
function reportFailure(): void {
  // What translates the page changes the `lang` of `<html>`.
  const language = document.getElementById(APP_ID)?.getAttribute(PAGE_LANGUAGE);
  failure?.querySelector(`:lang(${language})`)?.removeAttribute("hidden");
}

let isLeft = false;
addEventListener("beforeunload", () => {
  isLeft = true;
});

/**
 * Firefox and Safari break off what is loading when the visitor leaves the page. Who stays after all, as after a
 * download, is told when the app is late.
 */
function reportUnlessLeft(): void {
  if (!isLeft) reportFailure();
}

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

/** Resolves when the file of the element has come. */
const load = (element: HTMLLinkElement | HTMLScriptElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
    document.head.append(element);
  });

/** Applies the style sheet of the app, which is asked for once more when it fails. */
async function loadStyles(sheet: HTMLLinkElement): Promise<void> {
  sheet.rel = "stylesheet";
  // Behind the styles of the HTML, which have only a part of the rules: the order of all is that of the sheet.
  await load(sheet).catch(() => load(sheet));
  failure?.removeAttribute(UNSTYLED);
}

async function startApp(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LATE_MS)).then(reportFailure);
  await firstPaint();
  // A page that can do without the app for a while keeps its links in a template until here.
  const app = document.querySelector<HTMLTemplateElement>(`template[${WAITING_LINKS}]`);
  const sheet = (app?.content ?? document).querySelector<HTMLLinkElement>("link[as=style]");
  sheet?.remove();
  if (app) document.head.append(app.content);
  // The app is of use without its styles, too.
  if (sheet) await Promise.race([loadStyles(sheet).catch(reportUnlessLeft), late]);
  const script = document.createElement("script");
  script.type = "module";
  script.crossOrigin = "";
  script.src = document.querySelector<HTMLLinkElement>(`[${ENTRY}]`)?.href ?? "";
  await load(script).catch(() => {
    // The service worker may keep something else in its place, and fetches it anew for the next visit.
    navigator.serviceWorker?.controller?.postMessage("check");
    reportUnlessLeft();
  });
}

void startApp();
