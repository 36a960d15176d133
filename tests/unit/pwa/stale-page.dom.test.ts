import { onlineManager } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { reloadWhenStale } from "#src/pwa/stale-page.ts";

/** What Chromium says. */
const GONE = "Failed to fetch dynamically imported module: https://monsters.example/assets/a.js";

const flush = vi.fn();
const reload = vi.fn();
const askServer = vi.fn<() => Promise<{ status: number }>>();

const { location } = window;

beforeEach(() => {
  onlineManager.setOnline(true);
  for (const mock of [flush, reload, askServer]) mock.mockReset();
  vi.stubGlobal("location", { ...location, reload });
  vi.stubGlobal("fetch", askServer);
});

/** A page that was loaded just now, with what can happen to it. */
function openPage() {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const subscribe = vi.fn<Parameters<typeof reloadWhenStale>[0]["subscribe"]>();
  reloadWhenStale({ history: { flush }, subscribe });
  const navigate = (pathChanged: boolean) => subscribe.mock.lastCall?.[1]({ pathChanged });
  /** Returns what the router gets to see. */
  const reportMissingCode = () => {
    const payload = new Error(GONE);
    page.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
    return payload;
  };
  return {
    leave: () => page.dispatchEvent(new Event("beforeunload")),
    reportMissingCode,
    missCode: async () => {
      reportMissingCode();
      await vi.waitFor(() => expect(askServer).toHaveBeenCalled());
      await Promise.allSettled(askServer.mock.results.map(({ value }) => value));
    },
    goElsewhere: () => navigate(true),
    search: () => navigate(false),
  };
}

test("a page that lacks code of a version that is no longer deployed stays while it is read and searched, or without network, and is reloaded wherever the visitor goes on", async () => {
  askServer.mockResolvedValue({ status: 404 });
  const page = openPage();
  await page.missCode();
  page.search();
  onlineManager.setOnline(false);
  page.goElsewhere();
  expect(reload).not.toHaveBeenCalled();
  onlineManager.setOnline(true);
  page.goElsewhere();
  expect(reload).toHaveBeenCalledOnce();
  expect(flush).toHaveBeenCalledBefore(reload);
  page.goElsewhere();
  expect(flush).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ["that a bad line has lost", async () => ({ status: 200 })],
  ["whose loading breaks off", () => Promise.reject(new TypeError("Failed to fetch"))],
])("a page whose version is still deployed is never reloaded for code %s", async (_, answer) => {
  askServer.mockImplementation(answer);
  const page = openPage();
  await page.missCode();
  page.goElsewhere();
  expect(reload).not.toHaveBeenCalled();
});

describe("the router's own reload", () => {
  /** It reloads for the words of the browser alone. */
  const isLeftToRouter = ({ message }: Error) => message === GONE;

  test("is prevented while the page is being left, not when the visitor has stayed after all", async () => {
    vi.useFakeTimers();
    const page = openPage();
    page.leave();
    expect(isLeftToRouter(page.reportMissingCode())).toBe(false);
    expect(askServer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isLeftToRouter(page.reportMissingCode())).toBe(true);
    expect(askServer).toHaveBeenCalledOnce();
  });

  test.each([
    ["left to the router with network", true],
    ["prevented without network", false],
  ])("is %s", (_, isOnline) => {
    onlineManager.setOnline(isOnline);
    expect(isLeftToRouter(openPage().reportMissingCode())).toBe(isOnline);
  });
});
