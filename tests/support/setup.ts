// Runs before each file, while what it imports is there for all of them.
import { afterEach, vi } from "vitest";
import { watchConsole } from "./console-errors.ts";

watchConsole();
afterEach(() => void vi.useRealTimers());
