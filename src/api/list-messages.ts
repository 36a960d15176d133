import type { Monster } from "#src/monsters/monster.ts";
import { ApiError, type ApiErrorReason } from "./api-error.ts";
import { type ListStart, startOf } from "./list-start.ts";
import { parseList } from "./parse-answer.ts";

/** Each slice is read in a task of its own: on a slow phone one of 500 takes a few milliseconds. */
const SLICE_LENGTH = 500;

/** Is told how many monsters a list has, and its first 12, before the rest is there; perhaps twice. */
export type ReportFirst = (first: ListStart<Monster>) => void;

/** What the worker reports of a list: its start, and then all of it in slices; or why there is none. */
export type ListMessage =
  | ({ type: "start" } & ListStart<Monster>)
  | { type: "slice"; monsters: Monster[] }
  | { type: "failure"; reason: ApiErrorReason };

/** The messages for the body of an answer that was sent in these chunks. */
export function* listMessages(chunks: readonly Uint8Array[]): Generator<ListMessage> {
  let list: Monster[];
  try {
    list = parseList(chunks);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    yield { type: "failure", reason: error.reason };
    return;
  }
  yield { type: "start", ...startOf(list) };
  for (let index = 0; index < list.length; index += SLICE_LENGTH) {
    yield { type: "slice", monsters: list.slice(index, index + SLICE_LENGTH) };
  }
}
