import { ApiError } from "#src/api/api-error.ts";
import type { Call } from "#src/api/calls.ts";
import { failureText } from "#src/api/failure-text.ts";
import { useMessages } from "#src/messages/translation.ts";
import { useIsOnline } from "./use-is-online.ts";

/**
 * The message for a failed call, in the chosen language. `null` without an error, and if data is shown (`isKnown`) and
 * its refresh failed offline: the banner says so already.
 */
export function useErrorMessage(call: Call, error: Error | null, isKnown = false): string | null {
  const messages = useMessages();
  const isOnline = useIsOnline();
  if (!error) return null;
  const failure = error instanceof ApiError ? error : new ApiError("unreachable");
  const isTold = isKnown && !isOnline && failure.reason === "unreachable";
  return isTold ? null : failureText(messages, call, failure);
}

/** Whether the API responded that the resource does not exist. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.reason === "notFound";
}
