import * as v from "valibot";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { list, type Stored } from "#src/state/storage.ts";
import { getStored, isStored, onStored, setStored, updateStored } from "#src/state/use-stored.ts";

const storedNames = (key: string) => list("local", key, v.string());

const follow = (names: Stored<readonly string[]>, listener = vi.fn()) => {
  onTestFinished(onStored(names, listener));
  return listener;
};

/** Stores something as another page does. */
const storeElsewhere = (key: string, name: string, event: Event) => {
  localStorage.setItem(key, JSON.stringify([name]));
  dispatchEvent(event);
};

test("a value is stored, and the same object until it changes", () => {
  const names = storedNames("a");
  const listener = vi.fn();
  const end = onStored(names, listener);
  setStored(names, ["Neko"]);
  expect(localStorage.getItem("a")).toBe('["Neko"]');
  expect(getStored(names)).toEqual(["Neko"]);
  expect(getStored(names)).toBe(getStored(names));
  setStored(names, names.fallback);
  expect(localStorage.getItem("a")).toBeNull();
  expect(getStored(names)).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  setStored(names, ["Risu"]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("what another page stores is there for who asks, and reported to who has subscribed", () => {
  const names = storedNames("b");
  expect(getStored(names)).toEqual([]);
  localStorage.setItem("b", '["Neko"]');
  expect(getStored(names)).toEqual(["Neko"]);
  const listener = vi.fn();
  const end = onStored(names, listener);
  for (const [times, event] of [
    [1, new StorageEvent("storage", { key: "b" })],
    [2, new StorageEvent("storage", { key: null })],
    [3, new PageTransitionEvent("pageshow", { persisted: true })],
    [3, new PageTransitionEvent("pageshow", { persisted: false })],
    [3, new StorageEvent("storage", { key: "another" })],
  ] as const) {
    storeElsewhere("b", `Neko ${times}`, event);
    expect(listener).toHaveBeenCalledTimes(times);
  }
  end();
  storeElsewhere("b", "Risu", new StorageEvent("storage", { key: "b" }));
  expect(listener).toHaveBeenCalledTimes(3);
});

test("however many ask, one listener of the page hears of other pages", () => {
  const added = vi.spyOn(globalThis, "addEventListener");
  const removed = vi.spyOn(globalThis, "removeEventListener");
  const names = storedNames("d");
  const ends = Array.from({ length: 500 }, () => onStored(names, () => void getStored(names)));
  expect(added.mock.calls.map(([type]) => type)).toEqual(["storage", "pageshow"]);
  for (const end of ends) end();
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

test("a change is one of what is stored by then, though the page has not heard of it", () => {
  const names = storedNames("e");
  follow(names);
  setStored(names, ["Neko"]);
  localStorage.setItem("e", '["Neko","Risu"]');
  updateStored(names, (known) => [...known, "Usagi"]);
  expect(getStored(names)).toEqual(["Neko", "Risu", "Usagi"]);
});

describe("what cannot be stored", () => {
  const fill = () =>
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });

  test("lasts as long as the page, or until something can", () => {
    localStorage.setItem("c", '["Neko"]');
    const names = storedNames("c");
    const full = fill();
    const listener = follow(names);
    setStored(names, ["Neko", "Risu"]);
    expect(getStored(names)).toEqual(["Neko", "Risu"]);
    expect(isStored(names)).toBe(false);
    expect(listener).toHaveBeenCalledOnce();
    full.mockRestore();
    setStored(names, ["Risu"]);
    expect(isStored(names)).toBe(true);
    expect(localStorage.getItem("c")).toBe('["Risu"]');
  });

  test.each([true, false])(
    "gives way to what another page stores once there is room (with subscribers: %s)",
    (isFollowed) => {
      const names = storedNames("f");
      const full = fill();
      if (isFollowed) follow(names);
      setStored(names, ["Neko"]);
      full.mockRestore();
      storeElsewhere("f", "Usagi", new StorageEvent("storage", { key: "f" }));
      expect(getStored(names)).toEqual(["Usagi"]);
      expect(isStored(names)).toBe(true);
    },
  );
});
