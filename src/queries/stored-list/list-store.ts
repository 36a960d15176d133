import { createStore, promisifyRequest } from "idb-keyval";
import * as v from "valibot";
import { loadOptional } from "#src/lib/load-optional.ts";
import { slicesOf } from "#src/lib/time-slicing.ts";
import { withTimeout } from "#src/lib/with-timeout.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { type MonsterList, wholeList } from "#src/monsters/monster-list.ts";
import { fetchedAtSchema } from "#src/queries/fetched-at.ts";
import { storedMonstersSchema } from "./embedded-list.ts";
import { writeFirstMonsters } from "./first-monsters.ts";

/** A database may never answer: after this long a step has failed. */
const LIMIT_MS = 5_000;

/** Increased with every change of a shape. Lists of other versions are not read. */
const VERSION = 1;

const metaSchema = v.object({
  version: v.literal(VERSION),
  fetchedAt: fetchedAtSchema,
  /** The part of the slices' keys; before `fetchedAt` where a later answer was the same. */
  writtenAt: v.number(),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

type Meta = v.InferOutput<typeof metaSchema>;

/** The lists of this page that are stored, with their `writtenAt`. */
const stored = new WeakMap<readonly Monster[], number>();

// Opened with the first call.
const database = createStore("monster-field", "list");

/** The store in a transaction, which lasts as long as only its requests are awaited. */
const openStore = (mode: IDBTransactionMode) =>
  withTimeout(
    LIMIT_MS,
    database(mode, (store) => store),
  );

const answerOf = <Result>(request: IDBRequest<Result> | IDBTransaction) =>
  withTimeout(LIMIT_MS, promisifyRequest<Result>(request));

async function readMeta(store: IDBObjectStore): Promise<Meta | null> {
  const { success, output } = v.safeParse(metaSchema, await answerOf<unknown>(store.get("meta")));
  return success ? output : null;
}

/**
 * Reads the stored list, each slice in a task of its own, as long as `isWanted` is true for the time when it was fetched.
 * @returns `null` if there is none, if it is no longer wanted, or if it is unusable.
 * @throws if the database fails or does not answer.
 */
export async function readList(
  isWanted: (fetchedAt: number) => boolean,
): Promise<MonsterList | null> {
  const store = await openStore("readonly");
  const meta = await readMeta(store);
  if (!meta) return null;
  const monsters: Monster[] = [];
  for (let index = 0; monsters.length < meta.count; index += 1) {
    if (!isWanted(meta.fetchedAt)) return null;
    const record = await answerOf<unknown>(store.get([meta.writtenAt, index]));
    const { success, output } = v.safeParse(storedMonstersSchema, record);
    if (!success || output.length === 0) return null;
    monsters.push(...output);
  }
  const ids = new Set(monsters.map(({ id }) => id));
  if (monsters.length !== meta.count || ids.size !== meta.count) return null;
  stored.set(monsters, meta.writtenAt);
  return wholeList(monsters, meta.fetchedAt);
}

async function write(store: IDBObjectStore, { monsters, fetchedAt }: MonsterList): Promise<void> {
  const before = await readMeta(store);
  if (before && before.fetchedAt >= fetchedAt) return;
  const isStored = before !== null && before.writtenAt === stored.get(monsters);
  const writtenAt = isStored ? before.writtenAt : fetchedAt;
  if (!isStored) {
    store.clear();
    for (const [index, slice] of [...slicesOf(monsters)].entries())
      await answerOf(store.put(slice, [writtenAt, index]));
  }
  const meta: Meta = { version: VERSION, fetchedAt, writtenAt, count: monsters.length };
  await answerOf(store.put(meta, "meta"));
  await answerOf(store.transaction);
  stored.set(monsters, writtenAt);
  writeFirstMonsters({ monsters, fetchedAt, total: monsters.length });
}

/**
 * Stores a whole list, each slice in a task of its own, and its first monsters for the list script, unless the stored one
 * is as new. It takes the place of the previous list at the end: if it fails, that stays.
 * @throws if the database fails, has no room or does not answer.
 */
export async function writeList(list: MonsterList): Promise<void> {
  const store = await openStore("readwrite");
  try {
    await write(store, list);
  } catch (error) {
    // Otherwise what is written so far would stay. The browser may have done so.
    await loadOptional(async () => store.transaction.abort());
    throw error;
  }
}
