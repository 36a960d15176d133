import type { Monster } from "#src/monsters/monster.ts";
import type { ListWorker } from "./start-list-worker.ts";

type Owned = { list: readonly Monster[]; worker: Promise<ListWorker | undefined> };

/** One at a time: a page shows one list. */
let current: Owned | undefined;

/** The worker that has this list, once there is one; it may turn out that there is none. */
export const workerOf = (list: readonly Monster[]): Owned["worker"] | undefined =>
  current?.list === list ? current.worker : undefined;

/** Makes a worker that of a list. The one of the list before ends. */
export function keepWorker(list: readonly Monster[], worker: Owned["worker"]): void {
  void current?.worker.then((before) => before?.end());
  current = { list, worker };
}

/** Makes the worker of `list` that of `same`, which has the same monsters in the same order. */
export function passWorkerOn(list: readonly Monster[], same: readonly Monster[]): void {
  if (current?.list === list) current.list = same;
}
