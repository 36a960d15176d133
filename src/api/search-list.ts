import type { Monster } from "#src/monsters/monster.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { type SearchResult, search } from "#src/monsters/search/search-monsters.ts";
import { startWorker } from "./read-list.ts";
import { keepWorker, workerOf } from "./worker-of-list.ts";

/** A worker for a list that was not parsed in one, such as a stored one. */
async function handOver(list: readonly Monster[]) {
  const worker = await startWorker();
  await worker?.take(list);
  return worker;
}

/**
 * Searches a long list in its worker, or else here.
 * @param signal aborts when the result is no longer wanted.
 */
export async function searchLongList(
  list: readonly Monster[],
  query: MonsterQuery,
  signal: AbortSignal,
): Promise<SearchResult> {
  if (!workerOf(list)) keepWorker(list, handOver(list));
  const worker = await workerOf(list);
  const result = await worker?.search(query, signal);
  if (result) return result;
  signal.throwIfAborted();
  // A worker that has failed once is not used again.
  if (worker && workerOf(list)) keepWorker(list, Promise.resolve(undefined));
  return search(list, query);
}
