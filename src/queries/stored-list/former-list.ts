import * as v from "valibot";
import { parseJson } from "#src/api/parse-json.ts";
import { pause } from "#src/lib/pause.ts";
import { readStorage, writeStorage } from "#src/lib/storage.ts";
import { fetchedAtSchema } from "#src/queries/fetched-at.ts";
import { createListCheck, SLICE_LENGTH } from "./check-slices.ts";
import type { KnownList } from "./seed-list.ts";

/** Where versions before the database kept the whole list, as one text. */
const KEY = "known-monsters";

const formerSchema = v.object({
  version: v.literal(1),
  fetchedAt: fetchedAtSchema,
  monsters: v.array(v.unknown()),
});

export const removeFormerList = () => void writeStorage("local", KEY, null);

/** The list that a version before the database has stored; `null` without one. Removes an unusable one. */
export async function readFormerList(): Promise<KnownList | null> {
  const json = readStorage("local", KEY);
  if (json === null) return null;
  const former = v.safeParse(formerSchema, parseJson(json));
  const { monsters, add } = createListCheck();
  const all = former.success ? former.output.monsters : [];
  let isUsable = former.success;
  for (let start = 0; isUsable && start < all.length; start += SLICE_LENGTH) {
    isUsable = add(all.slice(start, start + SLICE_LENGTH));
    await pause();
  }
  if (former.success && isUsable) return { fetchedAt: former.output.fetchedAt, monsters };
  removeFormerList();
  return null;
}
