import { expect, test, vi } from "vitest";
import { outlastRequests } from "../../../service-worker/outlast-requests.ts";

test("a request keeps a version busy for a while longer only where another waits to take over", async () => {
  vi.useFakeTimers();
  const waitUntil = vi.fn<(end: Promise<unknown>) => void>();
  outlastRequests({ waitUntil }, { waiting: null });
  expect(waitUntil).not.toHaveBeenCalled();

  const end = vi.fn();
  waitUntil.mockImplementation((busy) => void busy.then(end));
  outlastRequests({ waitUntil }, { waiting: {} });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(end).toHaveBeenCalledOnce();
});
