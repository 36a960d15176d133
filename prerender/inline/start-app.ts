// Runs at the end of every page and starts the app once all of the page has been painted: on a slow phone, the
// app's first task takes longer than the page.

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
        requestAnimationFrame(() => setTimeout(resolve));
    }).observe({ type: "paint", buffered: true });
  });
}

/** Makes the preloaded style sheet one of the page. Resolves when it has come or failed. */
function applyStyles(): Promise<void> {
  return new Promise((resolve) => {
    const sheet = document.querySelector<HTMLLinkElement>("link[as=style]");
    if (!sheet) return resolve();
    sheet.remove();
    sheet.rel = "stylesheet";
    sheet.onload = sheet.onerror = () => resolve();
    // Behind the styles of the HTML, which have only a part of the rules: the order of all is that of the sheet.
    document.head.append(sheet);
  });
}

async function startApp(): Promise<void> {
  await firstPaint();
  // A page that can do without the app for a while keeps what it needs in a template until here.
  const app = document.querySelector<HTMLTemplateElement>("template[data-app]");
  if (app) document.head.append(app.content);
  await applyStyles();
  const script = document.createElement("script");
  script.type = "module";
  script.crossOrigin = "";
  script.src = document.querySelector<HTMLLinkElement>("[data-entry]")?.href ?? "";
  document.head.append(script);
}

void startApp();
