import { clear, createStore, delMany, get, keys, set } from "idb-keyval";
import { withTimeout } from "#src/lib/with-timeout.ts";

/** A database may never answer: after this long a call has failed. */
const LIMIT_MS = 5_000;

const LOCK = "stored-list";

/** When its list was written, in milliseconds since 1970, and its place in it, from 0. */
type SliceKey = [writtenAt: number, index: number];

type Key = "meta" | SliceKey;

// Opened with the first call. Calls reject if there is no database, or it does not answer.
const database = createStore("monster-field", "list");

/** @throws when the database fails or does not answer in time, as all calls here. */
export async function readRecord(key: Key): Promise<unknown> {
  return withTimeout(LIMIT_MS, get<unknown>(key, database));
}

export async function writeRecord(key: Key, value: unknown): Promise<void> {
  return withTimeout(LIMIT_MS, set(key, value, database));
}

/** Removes the slices of all lists that were written at such times. */
export async function removeSlices(isRemoved: (writtenAt: number) => boolean): Promise<void> {
  const stored = await withTimeout(LIMIT_MS, keys<Key>(database));
  const removed = stored.filter((key) => key !== "meta" && isRemoved(key[0]));
  return withTimeout(LIMIT_MS, delMany(removed, database));
}

export async function removeRecords(): Promise<void> {
  return withTimeout(LIMIT_MS, clear(database));
}

/** Runs `write` while no other tab writes. @throws also if another tab takes too long. */
export async function exclusively<Result>(write: () => Promise<Result>): Promise<Result> {
  // Only secure contexts have locks.
  if (!("locks" in navigator)) return write();
  return navigator.locks.request(LOCK, { signal: AbortSignal.timeout(LIMIT_MS) }, write);
}
