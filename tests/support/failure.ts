import type { ApiErrorReason } from "#src/api/api-error.ts";
import type { Call } from "#src/api/calls.ts";
import { failureText } from "#src/api/failure-text.ts";
import { ja } from "#src/messages/ja.ts";

/** What the app says of a call that fails for this reason, in Japanese unless other texts are given. */
export const failure = (call: Call, reason: ApiErrorReason, messages = ja): string =>
  failureText(messages, call, { reason, report: null });
