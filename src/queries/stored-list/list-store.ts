import * as v from "valibot";
import { rememberVersion, versionOf } from "#src/api/list-version.ts";
import { slicesOf, yieldToMain } from "#src/lib/time-slicing.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { type MonsterList, wholeList } from "#src/monsters/monster-list.ts";
import { fetchedAtSchema } from "#src/queries/fetched-at.ts";
import { storedMonstersSchema } from "./embedded-list.ts";
import { writeFirstMonsters } from "./first-monsters.ts";
import {
  exclusively,
  readRecord,
  removeRecords,
  removeSlices,
  writeRecord,
} from "./list-database.ts";

/**
 * Increased with every change of a shape, and of what `monsterSchema` makes of an answer: where its ETag is the
 * same, a list is not parsed again. Lists of other versions are dropped.
 */
const VERSION = 1;

/** Written after the slices: it says that the whole list is stored. */
const metaSchema = v.object({
  version: v.literal(VERSION),
  fetchedAt: fetchedAtSchema,
  /** The part of the slices' keys; before `fetchedAt` where a later answer was the same. */
  writtenAt: v.number(),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  etag: v.nullable(v.string()),
});

type Meta = v.InferOutput<typeof metaSchema>;

/** The lists of this page that are stored, with their `writtenAt`. */
const stored = new WeakMap<readonly Monster[], number>();

function parseMeta(record: unknown): Meta | null {
  const { success, output } = v.safeParse(metaSchema, record);
  return success ? output : null;
}

type IsWanted = (fetchedAt: number) => boolean;

async function readSlices(meta: Meta, isWanted: IsWanted): Promise<Monster[] | Unread> {
  const monsters: Monster[] = [];
  const ids = new Set<string>();
  for (let index = 0; monsters.length < meta.count; index += 1) {
    if (!isWanted(meta.fetchedAt)) return "unwanted";
    const record = await readRecord([meta.writtenAt, index]);
    const { success, output } = v.safeParse(storedMonstersSchema, record);
    if (!success || output.length === 0) return "unusable";
    for (const { id } of output) ids.add(id);
    monsters.push(...output);
    await yieldToMain();
  }
  return monsters.length === meta.count && ids.size === meta.count ? monsters : "unusable";
}

type Unread = "unwanted" | "unusable";

/** Removes an unusable list. Returns `false` if another tab has stored another one in its place. */
const discard = (record: unknown): Promise<boolean> =>
  exclusively(async () => {
    if (JSON.stringify(await readRecord("meta")) !== JSON.stringify(record)) return false;
    await removeRecords();
    return true;
  });

/**
 * Reads the stored list in short tasks, as long as `isWanted` is true for the time when it was fetched.
 * @returns `null` if there is none, if it is no longer wanted, or if it is unusable; then it is removed.
 * @throws if the database fails or does not answer.
 */
export async function readList(isWanted: IsWanted): Promise<MonsterList | null> {
  const record = await readRecord("meta");
  if (record === undefined) return null;
  const meta = parseMeta(record);
  const monsters = meta ? await readSlices(meta, isWanted) : "unusable";
  if (monsters === "unusable") return (await discard(record)) ? null : readList(isWanted);
  if (!meta || monsters === "unwanted") return null;
  rememberVersion(monsters, meta.etag);
  stored.set(monsters, meta.writtenAt);
  return wholeList(monsters, meta.fetchedAt);
}

async function writeSlices(monsters: readonly Monster[], writtenAt: number): Promise<void> {
  try {
    for (const [index, slice] of [...slicesOf(monsters)].entries()) {
      await writeRecord([writtenAt, index], slice);
      await yieldToMain();
    }
  } catch (error) {
    // Half a list must not take up the room of others.
    await removeSlices((time) => time === writtenAt);
    throw error;
  }
}

/**
 * Stores a whole list in short tasks, and its first monsters for the list script, unless the stored one is as new. If that
 * fails, the previous list stays.
 * @throws if the database fails, has no room or does not answer.
 */
export function writeList(list: MonsterList): Promise<void> {
  const { monsters, fetchedAt } = list;
  return exclusively(async () => {
    const before = parseMeta(await readRecord("meta"));
    if (before && before.fetchedAt >= fetchedAt) return;
    const isStored = before !== null && before.writtenAt === stored.get(monsters);
    const writtenAt = isStored ? before.writtenAt : fetchedAt;
    if (!isStored) await writeSlices(monsters, writtenAt);
    const etag = versionOf(monsters);
    const meta: Meta = { version: VERSION, fetchedAt, writtenAt, count: monsters.length, etag };
    await writeRecord("meta", meta);
    stored.set(monsters, writtenAt);
    writeFirstMonsters(list);
    const isOld = (time: number) => time < writtenAt || time > Date.now();
    await removeSlices((time) => time !== writtenAt && isOld(time));
  });
}
