/** Tells the errors of what is left to the browser from real ones; a server passes it on as React's digest. */
export const CLIENT_ONLY = "client-only";

/**
 * Thrown where a page is written, it leaves the nearest `<Suspense>` to the browser.
 * Source: https://react.dev/reference/react/Suspense, "Providing a fallback for server errors and
 * client-only content".
 */
export class ClientOnlyError extends Error {
  override name = "ClientOnlyError";
  readonly digest = CLIENT_ONLY;
}
