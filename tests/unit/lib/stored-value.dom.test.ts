import { describe, expect, test, vi } from "vitest";
import { createStoredValue, readStorageAfterCache } from "#src/lib/stored-value.ts";

const createNames = (key: string) =>
  createStoredValue<string[]>(
    "local",
    key,
    (text) => (text === null ? [] : text.split("/")),
    (names) => (names.length > 0 ? names.join("/") : null),
  );

/** Stores something as another page does. */
const storeElsewhere = (key: string, text: string, event: Event) => {
  localStorage.setItem(key, text);
  dispatchEvent(event);
};

test("a value is stored, and the same object until it changes", () => {
  const names = createNames("a");
  const listener = vi.fn();
  const end = names.subscribe(listener);
  names.set(["Neko"]);
  expect(localStorage.getItem("a")).toBe("Neko");
  expect(names.get()).toEqual(["Neko"]);
  expect(names.get()).toBe(names.get());
  names.set([]);
  expect(localStorage.getItem("a")).toBeNull();
  expect(names.get()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  names.set(["Risu"]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("what another page stores is there for who asks, and reported to who has subscribed", () => {
  readStorageAfterCache();
  const names = createNames("b");
  expect(names.get()).toEqual([]);
  localStorage.setItem("b", "Neko");
  expect(names.get()).toEqual(["Neko"]);
  const listener = vi.fn();
  const end = names.subscribe(listener);
  for (const [times, event] of [
    [1, new StorageEvent("storage", { key: "b" })],
    [2, new StorageEvent("storage", { key: null })],
    [3, new PageTransitionEvent("pageshow", { persisted: true })],
    [3, new PageTransitionEvent("pageshow", { persisted: false })],
    [3, new StorageEvent("storage", { key: "another" })],
  ] as const) {
    storeElsewhere("b", `Neko/${times}`, event);
    expect(listener).toHaveBeenCalledTimes(times);
  }
  end();
  storeElsewhere("b", "Risu", new StorageEvent("storage", { key: "b" }));
  expect(listener).toHaveBeenCalledTimes(3);
});

test("however many ask, one listener of the page hears of other pages, and what they store is read once", () => {
  const added = vi.spyOn(globalThis, "addEventListener");
  const removed = vi.spyOn(globalThis, "removeEventListener");
  const names = createNames("d");
  const ends = Array.from({ length: 500 }, () => names.subscribe(() => void names.get()));
  const listeners = new Set(added.mock.calls.map(([, listener]) => listener));
  expect(listeners.size).toBe(1);
  const read = vi.spyOn(Storage.prototype, "getItem");
  storeElsewhere("d", "Neko", new StorageEvent("storage", { key: "d" }));
  expect(names.get()).toEqual(["Neko"]);
  expect(read).toHaveBeenCalledOnce();
  for (const end of ends) end();
  expect(removed).not.toHaveBeenCalled();
});

test("a change is one of what is stored by then, though the page has not heard of it", () => {
  const names = createNames("e");
  names.subscribe(() => {});
  names.set(["Neko"]);
  localStorage.setItem("e", "Neko/Risu");
  names.update((known) => [...known, "Usagi"]);
  expect(names.get()).toEqual(["Neko", "Risu", "Usagi"]);
});

describe("what cannot be stored", () => {
  const fill = () =>
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });

  test("lasts as long as the page, or until something can", () => {
    localStorage.setItem("c", "Neko");
    const names = createNames("c");
    const full = fill();
    const listener = vi.fn();
    names.subscribe(listener);
    names.set(["Neko", "Risu"]);
    expect(names.get()).toEqual(["Neko", "Risu"]);
    expect(names.isStored()).toBe(false);
    expect(listener).toHaveBeenCalledOnce();
    full.mockRestore();
    names.set(["Risu"]);
    expect(names.isStored()).toBe(true);
    expect(localStorage.getItem("c")).toBe("Risu");
  });

  test.each([true, false])(
    "gives way to what another page stores once there is room (with subscribers: %s)",
    (isFollowed) => {
      const names = createNames("f");
      const full = fill();
      if (isFollowed) names.subscribe(() => {});
      names.set(["Neko"]);
      full.mockRestore();
      storeElsewhere("f", "Usagi", new StorageEvent("storage", { key: "f" }));
      expect(names.get()).toEqual(["Usagi"]);
      expect(names.isStored()).toBe(true);
    },
  );
});
