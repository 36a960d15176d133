import type { TimeLimits } from "#src/api/client.ts";

/** What the app makes of a fault of a `DataCall`: the reason of its `ApiError`, or that it shows data. */
type Outcome = "unreachable" | "rejected" | "notFound" | "shown";

/** The calls whose failure a screen shows as an error. The health check has texts of its own. */
type DataCall = "list" | "detail";

export type FaultRow = {
  name: string;
  /** Its name in `mocks/faults.ts`. */
  fault: string;
  attempts: 1 | 3;
  /** The text of the health panel. */
  health: string;
  /** Shorter for faults that never end. */
  timeLimits?: TimeLimits;
} & Record<DataCall, Outcome>;

/** The error texts of `src/messages/ja.ts`, written out for tests. There is none for an outcome without an error. */
export const MESSAGES: Record<DataCall, Partial<Record<Outcome, string>>> = {
  list: {
    unreachable: "モンスターデータの取得中にエラーが発生しました",
    rejected: "モンスターの取得に失敗しました",
  },
  detail: {
    unreachable: "モンスター詳細の取得中にエラーが発生しました",
    rejected: "モンスター情報の取得に失敗しました",
    notFound: "モンスターが見つかりません",
  },
};

const CALL_FAILS = "API接続テスト中にエラーが発生しました";
const NOTHING_REPORTED = "API接続エラー: 不明なエラー";
const SHORT_LIMIT = { timeLimits: { silenceMs: 300, wholeMs: 600 } };

function row(
  name: string,
  fault: string,
  attempts: 1 | 3,
  outcome: Outcome,
  health: string,
  exceptions: Partial<FaultRow> = {},
): FaultRow {
  return { name, fault, attempts, health, list: outcome, detail: outcome, ...exceptions };
}

const status = (code: string, attempts: 1 | 3, exceptions: Partial<FaultRow> = {}) =>
  row(`status ${code}`, code, attempts, "rejected", `API接続エラー: status ${code}`, exceptions);

const TOO_MANY = "API接続エラー: Too many requests";

/** Everything that can go wrong with a call, and what the app makes of it. */
export const FAULT_TABLE: FaultRow[] = [
  row("connection refused", "refused", 3, "unreachable", CALL_FAILS),
  row("no answer in time", "hang", 3, "unreachable", CALL_FAILS, SHORT_LIMIT),
  row("slow trickle", "trickle", 3, "unreachable", CALL_FAILS, SHORT_LIMIT),
  row("cut off in the middle", "cut-off", 3, "unreachable", CALL_FAILS),
  row("redirect loop", "redirect", 3, "unreachable", CALL_FAILS),
  row("50 MB", "huge", 1, "unreachable", CALL_FAILS),
  row("status 204", "204", 1, "unreachable", CALL_FAILS),
  status("400", 1),
  status("401", 1),
  status("404", 1, { detail: "notFound" }),
  status("408", 3),
  status("429", 3),
  row("429, retry at once", "retry-after-0", 3, "rejected", TOO_MANY),
  row("429, retry in a minute", "retry-after-60", 1, "rejected", TOO_MANY),
  status("500", 3),
  status("503", 3),
  row("HTML instead of JSON", "html", 1, "unreachable", CALL_FAILS),
  row("broken JSON", "bad-json", 1, "unreachable", CALL_FAILS),
  row("text that is not UTF-8", "shift-jis", 1, "unreachable", CALL_FAILS),
  row("empty body", "empty", 1, "unreachable", CALL_FAILS),
  row("null", "null", 1, "rejected", CALL_FAILS),
  row("empty envelope", "no-data", 1, "rejected", NOTHING_REPORTED),
  row("no envelope", "no-envelope", 1, "rejected", NOTHING_REPORTED),
  row("nothing in the envelope", "null-data", 1, "rejected", NOTHING_REPORTED, {
    detail: "notFound",
  }),
  row("another monster than asked for", "other-monster", 1, "rejected", NOTHING_REPORTED),
  row("wrong field types", "wrong-types", 1, "shown", NOTHING_REPORTED),
];
