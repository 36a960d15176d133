/** The React error digest of content that only the browser renders; other errors have none. */
export const CLIENT_ONLY = "client-only";

/**
 * Thrown during prerendering, it leaves the content of the nearest `<Suspense>` to the browser.
 * Source: https://react.dev/reference/react/Suspense, "Providing a fallback for server errors and
 * client-only content".
 */
export class ClientOnlyError extends Error {
  override name = "ClientOnlyError";
  readonly digest = CLIENT_ONLY;
}
