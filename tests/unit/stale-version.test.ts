import { noop } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadOptional } from "#src/lib/load-optional.ts";
import { reloadWhenStale } from "#src/pwa/stale-page.ts";

const reload = vi.fn();

vi.stubGlobal("location", { ...location, reload });

/** A page that was loaded just now, with what can happen to it. */
function openPage() {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const router = { state: { isLoading: false }, history: { flush: noop }, subscribe: vi.fn() };
  reloadWhenStale(router);
  const [[, onBeforeNavigate]] = router.subscribe.mock.calls as [[string, () => void]];
  const missCode = () => {
    const error = new Error("gone");
    page.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
  };
  return {
    missCode,
    missCodeAhead: () => void loadOptional(async () => missCode()),
    navigate: () => {
      router.state.isLoading = true;
      onBeforeNavigate();
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  vi.useRealTimers();
});

describe("code that is missing", () => {
  test("reloads the page", () => {
    openPage().missCode();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("reloads the page once, and again only when that is long ago", () => {
    openPage().missCode();
    openPage().missCode();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(61_000);
    openPage().missCode();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("waits for the next navigation where it was only loaded ahead", () => {
    const page = openPage();
    page.missCodeAhead();
    expect(reload).not.toHaveBeenCalled();
    page.navigate();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("reloads the page where a navigation waits for what was loaded ahead", () => {
    const page = openPage();
    page.navigate();
    expect(reload).not.toHaveBeenCalled();
    page.missCodeAhead();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("reloads to where the visitor goes while the page is on its way out", () => {
    const page = openPage();
    page.missCode();
    page.navigate();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("leaves the page alone without network", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const page = openPage();
    page.missCode();
    page.navigate();
    expect(reload).not.toHaveBeenCalled();
  });

  test("leaves the page alone where a reload cannot be remembered", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const page = openPage();
    page.missCode();
    page.navigate();
    expect(reload).not.toHaveBeenCalled();
  });
});
