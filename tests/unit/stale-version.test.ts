import { afterEach, describe, expect, test, vi } from "vitest";
import { reloadWhenStale } from "#src/stale-version.ts";

const reload = vi.fn();

vi.stubGlobal("location", { ...location, reload });
reloadWhenStale();

const missCode = () =>
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: new Error("gone") }));

afterEach(() => {
  reload.mockClear();
  vi.useRealTimers();
});

describe("code that is missing", () => {
  test("reloads the page once, and again only when that is long ago", () => {
    vi.useFakeTimers();
    missCode();
    missCode();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(61_000);
    missCode();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("leaves the page alone without network", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    missCode();
    expect(reload).not.toHaveBeenCalled();
  });

  test("leaves the page alone where a reload cannot be remembered", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    missCode();
    expect(reload).not.toHaveBeenCalled();
  });
});
