import { expect, test, vi } from "vitest";
import { idle } from "#src/lib/scheduling.ts";

test("a page is idle before it has loaded: one picture may never end", async () => {
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => callback());
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const onIdle = vi.fn<() => void>();
  void idle().then(onIdle);
  await vi.waitFor(() => expect(onIdle).toHaveBeenCalled());
});
