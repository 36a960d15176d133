const RETRY_MS = 1_000;

type Entry = Parameters<History["pushState"]>;

/** Writes a history entry, and returns whether the browser did. */
function tryToWrite(write: History["pushState"], [state, unused, url]: Entry): boolean {
  try {
    write.call(history, state, unused, url);
  } catch (error) {
    if (error instanceof DOMException && error.name === "SecurityError") return false;
    throw error;
  }
  return url == null || location.href === new URL(url, document.baseURI).href;
}

/**
 * Writes the address again until the browser accepts it. After 100 changes in 10 seconds Safari throws, after 200 Firefox
 * does, and Chromium ignores them. The router's history would then never write an address again, and Back would leave
 * the site.
 */
export function rewriteRefusedAddress(): void {
  const { pushState, replaceState } = history;
  let refused: { isPush: boolean; entry: Entry } | null = null;
  let timer = 0;
  const write = (isNew: boolean, entry: Entry) => {
    clearTimeout(timer);
    // Several that are refused become one entry.
    const isPush = isNew || refused?.isPush === true;
    refused = tryToWrite(isPush ? pushState : replaceState, entry) ? null : { isPush, entry };
    if (refused) timer = window.setTimeout(write, RETRY_MS, isPush, entry);
  };
  history.pushState = (...entry) => write(true, entry);
  history.replaceState = (...entry) => write(false, entry);
  // After Back or Forward a refused address is out of date.
  addEventListener("popstate", () => {
    clearTimeout(timer);
    refused = null;
  });
}
