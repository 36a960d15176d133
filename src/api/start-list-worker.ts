import { forEachInSlices, slicesOf } from "#src/lib/time-slicing.ts";
import type { Monster } from "#src/monsters/monster.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import type { SearchResult } from "#src/monsters/search/search-monsters.ts";
import { ApiError } from "./api-error.ts";
import type { ListMessage, ListRequest, ReportFirst } from "./list-messages.ts";

/** After this long without a message the worker counts as broken. */
const SILENCE_MS = 5_000;

/** A worker with one long list. Each result is `null` if the worker is broken. */
export type ListWorker = ReturnType<typeof startListWorker>;

/** Starts a worker for a long list. @throws {Error} where the browser refuses to. */
export function startListWorker() {
  const worker = new Worker(new URL("./list-worker.ts", import.meta.url), { type: "module" });
  const { promise: failure, resolve: fail } = Promise.withResolvers<null>();
  const giveUp = () => fail(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSearch: Promise<unknown> = Promise.resolve();
  worker.onerror = giveUp;
  worker.onmessageerror = giveUp;

  const post = (message: ListRequest) => worker.postMessage(message);

  /** Sends a request. `read` gets the answers until it resolves. */
  const request = <Answer>(
    message: ListRequest,
    read: (message: ListMessage, resolve: (answer: Answer) => void) => void,
  ): Promise<Answer | null> => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    worker.onmessage = ({ data }: MessageEvent<ListMessage>) => {
      clearTimeout(timer);
      if (data.type === "failure") reject(new ApiError(data.reason));
      else read(data, resolve);
    };
    post(message);
    timer = setTimeout(giveUp, SILENCE_MS);
    return Promise.race([promise, failure]);
  };

  return {
    /** @throws {ApiError} if the body has no list. */
    async parse(chunks: readonly Uint8Array[], onFirst?: ReportFirst): Promise<Monster[] | null> {
      const list: Monster[] = [];
      let total = 0;
      await forEachInSlices(chunks, (chunk) => post({ type: "chunk", chunk }));
      return request<Monster[]>({ type: "parse" }, (message, resolve) => {
        if (message.type === "start") {
          total = message.total;
          onFirst?.(message.monsters, total);
        } else if (message.type === "slice") list.push(...message.monsters);
        if (list.length === total) resolve(list);
      });
    },
    /** Hands over a list that is parsed already. */
    take: (list: readonly Monster[]) =>
      forEachInSlices([...slicesOf(list)], (monsters) => post({ type: "slice", monsters })),
    /** Searches when all other searches are done. @throws if `signal` has aborted by then. */
    search(query: MonsterQuery, signal: AbortSignal): Promise<SearchResult | null> {
      // One at a time: while somebody types, most are no longer wanted when it is their turn.
      const result = lastSearch.then(() => {
        signal.throwIfAborted();
        return request<SearchResult>({ type: "search", query }, (message, resolve) => {
          if (message.type === "result") resolve(message.result);
        });
      });
      lastSearch = result.catch(() => null);
      return result;
    },
    /** Ends the worker when its searches are done. A list that it is parsing is lost. */
    end: () =>
      void lastSearch.then(() => {
        clearTimeout(timer);
        worker.terminate();
      }),
  };
}
