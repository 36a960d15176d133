import { visitInSlices } from "#src/lib/in-slices.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { ApiError } from "./api-error.ts";
import type { ListMessage, ReportFirst } from "./list-messages.ts";

/** A worker that has reported nothing for this long has not started. */
const SILENCE_MS = 5_000;

/**
 * Starts a worker for a long list. It ends when `signal` aborts, which has to happen at last. Returns the
 * function that has the worker parse a body: it resolves with `null` if the worker does not work, and does
 * not settle once `signal` has aborted.
 * @throws {Error} where the browser refuses to start a worker.
 */
export function startListWorker(signal: AbortSignal) {
  signal.throwIfAborted();
  const worker = new Worker(new URL("./list-worker.ts", import.meta.url), { type: "module" });
  const { promise: result, resolve, reject } = Promise.withResolvers<Monster[] | null>();
  const giveUp = () => resolve(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    worker.terminate();
  });
  worker.onerror = giveUp;
  worker.onmessageerror = giveUp;

  /** @throws {ApiError} what the worker reports of the body. */
  return async (
    chunks: readonly Uint8Array[],
    onFirst?: ReportFirst,
  ): Promise<Monster[] | null> => {
    const list: Monster[] = [];
    let count = 0;
    worker.onmessage = ({ data }: MessageEvent<ListMessage>) => {
      clearTimeout(timer);
      if (data.type === "failure") {
        reject(new ApiError(data.reason));
        return;
      }
      if (data.type === "start") {
        count = data.count;
        onFirst?.({ count, monsters: data.monsters });
      } else list.push(...data.monsters);
      if (list.length === count) resolve(list);
    };
    await visitInSlices(chunks, (chunk) => worker.postMessage(chunk));
    worker.postMessage(null);
    timer = setTimeout(giveUp, SILENCE_MS);
    return result;
  };
}
