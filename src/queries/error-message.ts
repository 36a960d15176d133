import { ApiError } from "#src/api/api-error.ts";
import type { Call } from "#src/api/calls.ts";
import type { Messages } from "#src/messages/ja.ts";
import { useMessages } from "#src/messages/language.ts";
import { useIsOnline } from "./use-is-online.ts";

/** The texts of a call; without one of its own, what is not found counts as rejected. */
type FailureTexts = { unreachable: string; rejected: string; notFound?: string };

/** What the app says of a failed call. */
export function errorMessage(messages: Messages, call: Call, error: Error): string {
  const { reason, report } = error instanceof ApiError ? error : new ApiError("unreachable");
  if (reason === "unhealthy")
    return messages.health.reported(report ?? messages.health.unknownError);
  const failures: Record<Call, FailureTexts> = messages.failures;
  return failures[call][reason] ?? failures[call].rejected;
}

/**
 * The message for a failed call, in the chosen language. `null` without an error, and if data is shown (`isKnown`) and
 * its refresh failed offline: the banner says so already.
 */
export function useErrorMessage(call: Call, error: Error | null, isKnown = false): string | null {
  const messages = useMessages();
  const isOnline = useIsOnline();
  if (!error) return null;
  const isTold =
    isKnown && !isOnline && error instanceof ApiError && error.reason === "unreachable";
  return isTold ? null : errorMessage(messages, call, error);
}

/** Whether the API responded that the resource does not exist. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.reason === "notFound";
}
