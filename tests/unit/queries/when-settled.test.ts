import { beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#src/queries/query-client.ts";
import { whenSettled } from "#src/queries/when-settled.ts";

beforeEach(() => void vi.useFakeTimers());

/** A task that waits for a screen with two queries. Returns how often it has run a little later. */
function openScreen() {
  const queryClient = createQueryClient();
  const task = vi.fn();
  const [list, health] = ["list", "health"].map((name) => {
    const answer = Promise.withResolvers<string>();
    const options = { queryKey: [name], queryFn: () => answer.promise, retry: false };
    queryClient.query(options).catch(() => {});
    return answer;
  });
  void whenSettled(queryClient).then(task);
  const runsAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return task.mock.calls.length;
  };
  return { list, health, runsAfter };
}

test("whenSettled resolves at once when nothing is being fetched", async () => {
  await whenSettled(createQueryClient());
  expect(vi.getTimerCount()).toBe(0);
});

test("whenSettled waits for every running query, also if it fails", async () => {
  const { list, health, runsAfter } = openScreen();
  health?.reject(new Error("health"));
  expect(await runsAfter(100)).toBe(0);
  list?.resolve("list");
  expect(await runsAfter(100)).toBe(1);
});

test("whenSettled waits a few seconds at most", async () => {
  const { runsAfter } = openScreen();
  expect(await runsAfter(4_000)).toBe(1);
});
