import { expect, test, vi } from "vitest";
import { forEachInSlices } from "../src/slices.ts";

const ITEMS = [..."abcdef"];

/** Lets each item take so many milliseconds. Returns how many were visited before each pause. */
async function visitedBeforePauses(msPerItem: number): Promise<number[]> {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const visited: string[] = [];
  const counts: number[] = [];
  vi.stubGlobal("scheduler", { yield: async () => counts.push(visited.length) });
  await forEachInSlices(ITEMS, (item) => {
    now += msPerItem;
    visited.push(item);
  });
  expect(visited).toEqual(ITEMS);
  return counts;
}

test("visiting a list takes one task if it is fast, and lets other tasks run if it is slow", async () => {
  expect(await visitedBeforePauses(1)).toEqual([]);
  expect(await visitedBeforePauses(5)).toEqual([2, 4]);
});
