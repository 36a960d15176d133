import { importCode } from "#src/lib/import-code.ts";
import { loadOptional } from "#src/lib/load-optional.ts";
import { withTimeout } from "#src/lib/with-timeout.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { readChunks, textOf } from "./body.ts";
import type { ReportFirst } from "./list-messages.ts";
import { FIRST_COUNT, START_LENGTH, startOfList } from "./list-start.ts";
import { rememberVersion, versionOf } from "./list-version.ts";
import { parseList, usableMonsters } from "./parse-answer.ts";
import { keepWorker } from "./worker-of-list.ts";

/** How long to wait for the code of the worker, in milliseconds. */
const LOAD_TIMEOUT_MS = 5_000;

/** All that `startOfList` reads: UTF-8 has three bytes at most for a UTF-16 code unit. */
const START_BYTES = 3 * START_LENGTH;

/** Resolves with `undefined` where there is no worker. */
export const startWorker = () =>
  loadOptional(async () => {
    const { startListWorker } = await withTimeout(
      LOAD_TIMEOUT_MS,
      importCode(() => import("./start-list-worker.ts"), "startListWorker"),
    );
    return startListWorker();
  });

/** Reports the first monsters from the beginning of the answer, if that is enough and all are usable. */
function reportStart(soFar: readonly Uint8Array[], onFirst: ReportFirst): void {
  const start = startOfList(textOf(soFar, START_BYTES));
  if (!start) return;
  const monsters = usableMonsters(start.monsters);
  if (monsters.length === FIRST_COUNT) onFirst(monsters, start.total);
}

/** The monsters in a body. A long one is parsed in a worker, which keeps the list, or else here. */
async function readMonsters(response: Response, signal: AbortSignal, onFirst?: ReportFirst) {
  let starting: ReturnType<typeof startWorker> | undefined;
  const end = () => void starting?.then((worker) => worker?.end());
  signal.addEventListener("abort", end);
  const chunks = await readChunks(response, signal, (soFar) => {
    starting = startWorker();
    if (onFirst) reportStart(soFar, onFirst);
  });
  const worker = await starting;
  signal.throwIfAborted();
  const list = await worker?.parse(chunks, onFirst);
  signal.throwIfAborted();
  if (!list) return parseList(chunks);
  signal.removeEventListener("abort", end);
  keepWorker(list, Promise.resolve(worker));
  return list;
}

/**
 * The monsters of an answer. If it has the ETag of the known list, that list is the result, and the body is not read.
 * @param signal ends the reading; it must abort eventually.
 * @throws {ApiError} if the answer has no list.
 */
export async function readList(
  response: Response,
  signal: AbortSignal,
  onFirst?: ReportFirst,
  getKnown?: () => Monster[] | undefined,
): Promise<Monster[]> {
  const etag = response.headers.get("ETag");
  const known = getKnown?.();
  if (known && etag && versionOf(known) === etag) return known;
  const list = await readMonsters(response, signal, onFirst);
  rememberVersion(list, etag);
  return list;
}
