import type { Monster } from "#src/monsters/monster.ts";
import type { ListWorker } from "./start-list-worker.ts";

type Owned = { list: readonly Monster[]; worker: Promise<ListWorker | undefined> };

/** Only one: a page shows one list. */
let current: Owned | undefined;

/** The worker of this list, if it has one; that may fail to start. */
export const workerOf = (list: readonly Monster[]): Owned["worker"] | undefined =>
  current?.list === list ? current.worker : undefined;

/** Makes this the worker of a list. The worker of the previous list ends. */
export function keepWorker(list: readonly Monster[], worker: Owned["worker"]): void {
  void current?.worker.then((before) => before?.end());
  current = { list, worker };
}

/** Gives the worker of `list` to `same`, which has the same monsters in the same order. */
export function passWorkerOn(list: readonly Monster[], same: readonly Monster[]): void {
  if (current?.list === list) current.list = same;
}
