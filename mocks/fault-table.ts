import type { ApiErrorReason } from "#src/api/api-error.ts";
import type { Call } from "#src/api/calls.ts";
import type { TimeLimits } from "#src/api/client.ts";
import { failureText } from "#src/api/failure-text.ts";
import { ja } from "#src/messages/ja.ts";

/** What the app makes of a fault: the reason of its `ApiError`, what the API reports of its health, or `null` for data. */
type Outcome = ApiErrorReason | { report: string | null } | null;

export type FaultRow = {
  name: string;
  /** Its name in `mocks/faults.ts`. */
  fault: string;
  attempts: 1 | 3;
  outcome: Outcome;
  /** The calls that end in another way than the rest. */
  exceptions: Partial<Record<Call, Outcome>>;
  /** Shorter for faults that never end. */
  timeLimits?: TimeLimits;
};

/** The error text of a call with this fault, in Japanese; `null` if it gives data. */
export function errorText({ outcome, exceptions }: FaultRow, call: Call): string | null {
  const { [call]: end = outcome } = exceptions;
  if (end === null) return null;
  const failure =
    typeof end === "string"
      ? { reason: end, report: null }
      : { reason: "unhealthy" as const, ...end };
  return failureText(ja, call, failure);
}

const row = (
  name: string,
  fault: string,
  attempts: 1 | 3,
  outcome: Outcome,
  exceptions: FaultRow["exceptions"] = {},
): FaultRow => ({ name, fault, attempts, outcome, exceptions });

const status = (code: string, attempts: 1 | 3, exceptions: FaultRow["exceptions"] = {}) =>
  row(`status ${code}`, code, attempts, "rejected", {
    health: { report: `status ${code}` },
    ...exceptions,
  });

const NOT_FOUND = { detail: "notFound" } as const;
const NOTHING_REPORTED = { health: { report: null } };
const TOO_MANY = { health: { report: "Too many requests" } };
const SHORT_LIMIT = { timeLimits: { silenceMs: 300, wholeMs: 600 } };

/** Everything that can go wrong with a call, and what the app makes of it. */
export const FAULT_TABLE: FaultRow[] = [
  row("connection refused", "refused", 3, "unreachable"),
  { ...row("no answer in time", "hang", 3, "unreachable"), ...SHORT_LIMIT },
  { ...row("slow trickle", "trickle", 3, "unreachable"), ...SHORT_LIMIT },
  row("cut off in the middle", "cut-off", 3, "unreachable"),
  row("redirect loop", "redirect", 3, "unreachable"),
  row("status 204", "204", 1, "unreachable"),
  status("400", 1),
  status("401", 1),
  status("404", 1, NOT_FOUND),
  status("408", 3),
  status("429", 3),
  row("429, retry at once", "retry-after-0", 3, "rejected", TOO_MANY),
  row("429, retry in a minute", "retry-after-60", 1, "rejected", TOO_MANY),
  status("500", 3),
  status("503", 3),
  row("HTML instead of JSON", "html", 1, "unreachable"),
  row("broken JSON", "bad-json", 1, "unreachable"),
  row("text that is not UTF-8", "shift-jis", 1, "unreachable"),
  row("empty body", "empty", 1, "unreachable"),
  row("null", "null", 1, "rejected", { health: "unreachable" }),
  row("empty envelope", "no-data", 1, "rejected", NOTHING_REPORTED),
  row("no envelope", "no-envelope", 1, "rejected", NOTHING_REPORTED),
  row("nothing in the envelope", "null-data", 1, "rejected", {
    ...NOTHING_REPORTED,
    ...NOT_FOUND,
    profile: null,
  }),
  row("another monster than asked for", "other-monster", 1, "rejected", {
    ...NOTHING_REPORTED,
    profile: null,
  }),
  row("wrong field types", "wrong-types", 1, "rejected", {
    ...NOTHING_REPORTED,
    list: null,
    detail: null,
    profile: null,
  }),
];
