import { expect, test, vi } from "vitest";
import { forEachInSlices } from "#src/portraits/slices.ts";

const ITEMS = [..."abcdef"];

/** Lets each item take so many milliseconds. Returns how many were visited before each task. */
async function visitedBeforeTasks(msPerItem: number): Promise<number[]> {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const visited: string[] = [];
  const counts: number[] = [];
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    counts.push(visited.length);
    channel.port2.postMessage(null);
  };
  channel.port2.postMessage(null);
  await forEachInSlices(ITEMS, (item) => {
    now += msPerItem;
    visited.push(item);
  });
  channel.port1.close();
  expect(visited).toEqual(ITEMS);
  return counts;
}

test("visiting a list takes one task if it is fast, and lets other tasks run if it is slow", async () => {
  expect(await visitedBeforeTasks(1)).toEqual([]);
  expect(await visitedBeforeTasks(5)).toEqual(expect.arrayContaining([2, 4]));
});
