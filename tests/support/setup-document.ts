// Runs before each file, while what it imports is there for all of them.
import "@testing-library/jest-dom/vitest";
import { onlineManager } from "@tanstack/react-query";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";
import { nextPaint } from "#src/lib/scheduling.ts";
import { watchConsole } from "./console-errors.ts";
import { elementError } from "./element-error.ts";
import { watchLostTexts } from "./lost-texts.ts";
import { startMockApi } from "./mock-api.ts";
import "./jsdom-gaps.ts";

// The limit for what never comes. A busy machine needs seconds to look for a role among many elements.
configure({ asyncUtilTimeout: 40_000, getElementError: elementError });

watchConsole();
startMockApi();
watchLostTexts();

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // What the app keeps in mind of them goes, too.
  dispatchEvent(new StorageEvent("storage"));
  onlineManager.setOnline(true);
});

// A navigation that waits for a paint must not start in the next file.
afterAll(() => nextPaint());

// The last hook runs first: what the others do takes time.
afterEach(() => void vi.useRealTimers());
