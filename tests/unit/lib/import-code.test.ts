import { expect, test } from "vitest";
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
