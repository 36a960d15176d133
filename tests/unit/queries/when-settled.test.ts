import { beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#src/queries/query-client.ts";
import { whenSettled } from "#src/queries/when-settled.ts";

beforeEach(() => void vi.useFakeTimers());

/** A screen with two queries, and a task that waits for them. */
function openScreen() {
  const queryClient = createQueryClient();
  const task = vi.fn();
  const fetch = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    queryClient
      .fetchQuery({ queryKey: [name], queryFn: () => promise, retry: false })
      .catch(() => {});
    return { answer: () => resolve(name), fail: () => reject(new Error(name)) };
  };
  const [list, health] = [fetch("list"), fetch("health")];
  void whenSettled(queryClient).then(task);
  return { task, list, health };
}

test("whenSettled resolves at once when nothing is being fetched", async () => {
  await whenSettled(createQueryClient());
  expect(vi.getTimerCount()).toBe(0);
});

test("whenSettled waits for every running query, also if it fails", async () => {
  const { task, list, health } = openScreen();
  await vi.advanceTimersByTimeAsync(100);
  health.fail();
  await vi.advanceTimersByTimeAsync(100);
  expect(task).not.toHaveBeenCalled();
  list.answer();
  await vi.advanceTimersByTimeAsync(100);
  expect(task).toHaveBeenCalledTimes(1);
});

test("whenSettled waits a few seconds at most, and resolves once", async () => {
  const { task, list, health } = openScreen();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(task).toHaveBeenCalledTimes(1);
  list.answer();
  health.answer();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(task).toHaveBeenCalledTimes(1);
});
