import { replaceEqualDeep } from "@tanstack/react-query";
import { rememberVersion, versionOf } from "#src/api/list-version.ts";
import { passWorkerOn } from "#src/api/worker-of-list.ts";
import { forEachInSlices } from "#src/lib/time-slicing.ts";
import type { Monster } from "#src/monsters/monster.ts";

/**
 * `next`, but with the same objects as in `previous` for monsters that have not changed, wherever they stand; `previous`
 * itself if nothing has. The result gets the version and the worker of `next`.
 */
export async function reuseUnchanged(previous: Monster[] | undefined, next: Monster[]) {
  if (!previous || previous === next) return next;
  const known = new Map<string, Monster>();
  await forEachInSlices(previous, (monster) => known.set(monster.id, monster));
  const list: Monster[] = [];
  let isUnchanged = previous.length === next.length;
  await forEachInSlices(next, (monster, index) => {
    const kept = replaceEqualDeep(known.get(monster.id), monster);
    isUnchanged &&= kept === previous[index];
    list.push(kept);
  });
  const result = isUnchanged ? previous : list;
  rememberVersion(result, versionOf(next));
  passWorkerOn(next, result);
  return result;
}
