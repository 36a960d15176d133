import fc from "fast-check";
import { afterAll, afterEach, beforeAll, inject, vi } from "vitest";
import { mockApi, setFaults } from "./mock-api.ts";

fc.configureGlobal({ seed: inject("fuzzSeed") });

beforeAll(() => mockApi.listen({ onUnhandledFrame: "error" }));

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
