import { ApiError } from "#src/api/api-error.ts";
import type { Messages } from "#src/messages/ja.ts";
import { useMessages } from "#src/messages/language.ts";
import { useIsOnline } from "./use-is-online.ts";

type Call = "monsters" | "monster" | "health" | "profile";

function errorMessage(messages: Messages, call: Call, error: Error): string {
  if (!(error instanceof ApiError)) return messages[call].callFails;
  if (call === "monster" && isNotFound(error)) return messages.monster.notFound;
  switch (error.reason) {
    case "unreachable":
      return messages[call].callFails;
    case "unhealthy":
      return messages.health.reported(error.report ?? messages.health.unknownError);
    case "notFound":
    case "rejected":
      return call === "health" ? messages.health.callFails : messages[call].rejected;
  }
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
