import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { nextPaint } from "#src/lib/next-paint.ts";
import { mockApi, setFaults } from "./mock-api.ts";

// A busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 5_000 });

fc.configureGlobal({ seed: inject("fuzzSeed") });

beforeAll(() => mockApi.listen({ onUnhandledFrame: "error" }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.title = "";
  mockApi.events.removeAllListeners();
  mockApi.resetHandlers();
  setFaults({});
});

afterAll(async () => {
  // A navigation that waits for a paint must not start after the document is gone.
  await nextPaint();
  mockApi.close();
});

// jsdom has no layout: it neither scrolls nor observes sizes.
window.scrollTo = () => {};
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
