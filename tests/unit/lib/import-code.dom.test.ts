import { expect, test, vi } from "vitest";
import { importCode } from "#src/lib/import-code.ts";

test.each([
  "Failed to fetch dynamically imported module: http://localhost:1/assets/part-1a2b.js",
  "Importing a module script failed.",
])("code that stays missing throws the first error: %s", async (message) => {
  const error = new TypeError(message);
  await expect(importCode<{ part: string }>(() => Promise.reject(error), "part")).rejects.toBe(
    error,
  );
});

test("code whose style sheet is lost comes with it, or not at all", async () => {
  const address = "http://localhost:1/assets/part-1a2b.css";
  // As Vite does: it asks for a sheet once.
  const load = vi
    .fn(async () => ({ part: 1 }))
    .mockRejectedValueOnce(new Error(`Unable to preload CSS for ${address}`));
  const answer = async (type: "load" | "error") => {
    const sheet = await vi.waitUntil(() => document.head.querySelector(`[href="${address}"]`));
    sheet.remove();
    sheet.dispatchEvent(new Event(type));
  };
  const first = importCode(load, "part");
  await Promise.all([expect(first).rejects.toThrow(address), answer("error")]);
  const second = importCode(load, "part");
  await answer("load");
  expect(await second).toEqual({ part: 1 });
  expect(load).toHaveBeenCalledTimes(2);
});
