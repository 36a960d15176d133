import { createBrowserHistory } from "@tanstack/react-router";
import { expect, test, vi } from "vitest";
import { rewriteRefusedAddress } from "#src/lib/refused-address.ts";

let mayWrite = true;

const refuse = () => {
  throw new DOMException("more than 100 times per 10 seconds", "SecurityError");
};
const METHODS = ["pushState", "replaceState"] as const;

/** The router's history in a browser that takes only some addresses, and does this with the others. */
function createHistory(onRefusal: () => void) {
  for (const method of METHODS) {
    const write = History.prototype[method];
    vi.spyOn(history, method).mockImplementation((...entry) =>
      mayWrite ? write.apply(history, entry) : onRefusal(),
    );
  }
  mayWrite = true;
  rewriteRefusedAddress();
  return createBrowserHistory();
}

const goTo = async (path: string, go: (path: string) => void) => {
  go(path);
  await vi.advanceTimersByTimeAsync(0);
};

test("an address that the browser ignores is written once it may be, as a new entry", async () => {
  vi.useFakeTimers();
  const { push, replace, ...router } = createHistory(() => {});
  await goTo("/list", push);
  const { length } = history;
  mayWrite = false;
  await goTo("/monsters/1", push);
  await goTo("/monsters/2", replace);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(location.pathname).toBe("/list");
  mayWrite = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(location.pathname).toBe("/monsters/2");
  expect(history.length).toBe(length + 1);
  await goTo("/monsters/3", push);
  expect(location.pathname).toBe("/monsters/3");
  expect(history.length).toBe(length + 2);
  router.destroy();
});

test("an address that was refused is not written over the one that Back leads to", async () => {
  vi.useFakeTimers();
  const { push, ...router } = createHistory(refuse);
  await goTo("/list", push);
  await goTo("/monsters/1", push);
  mayWrite = false;
  await goTo("/monsters/2", push);
  history.back();
  await vi.waitFor(() => expect(location.pathname).toBe("/list"));
  mayWrite = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(location.pathname).toBe("/list");
  router.destroy();
});
