import fc from "fast-check";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import "./console-errors.ts";
import { mockApi, setFaults } from "./mock-api.ts";

// CI tries the same cases in every run, so that only a change of the code can make it fail.
const seed = process.env.FUZZ_SEED || (process.env.CI ? "20261101" : "random");
if (seed !== "random") fc.configureGlobal({ seed: Number(seed) });

beforeAll(() => mockApi.listen());

afterEach(() => {
  mockApi.events.removeAllListeners();
  mockApi.resetHandlers();
  setFaults({});
});

afterAll(() => mockApi.close());

// Most unit tests need no document, whose set-up would take longer than the tests.
if ("document" in globalThis) await import("./setup-document.ts");

// The last hook runs first: what the others do takes time.
afterEach(() => void vi.useRealTimers());
