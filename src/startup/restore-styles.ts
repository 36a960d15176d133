/** Browsers give a sheet that failed no rules, no sheet at all, or one that may not be read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/**
 * Asks once more for a style sheet of this page that has failed. The app starts only when it has come or
 * failed: prerender/inline/start-app.ts.
 */
export function restoreStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    if (!hasRules(link)) link.replaceWith(link.cloneNode());
  }
}
