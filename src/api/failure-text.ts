import type { Messages } from "#src/messages/ja.ts";
import type { ApiError } from "./api-error.ts";
import type { Call } from "./calls.ts";

/** Without a text of its own, what is not found counts as rejected. */
type FailureTexts = { unreachable: string; rejected: string; notFound?: string };

type Failures = { usual: FailureTexts } & Partial<Record<Call, Partial<FailureTexts>>>;

/** What the app says of a failed call: the usual text for the reason, unless the call has one of its own. */
export function failureText(
  messages: Messages,
  call: Call,
  { reason, report }: Pick<ApiError, "reason" | "report">,
): string {
  if (reason === "unhealthy")
    return messages.health.reported(report ?? messages.health.unknownError);
  const failures: Failures = messages.failures;
  const texts: FailureTexts = { ...failures.usual, ...failures[call] };
  return texts[reason] ?? texts.rejected;
}
