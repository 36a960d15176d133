// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
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

test("what another page stores is there at once, and reported as soon as this page hears of it", () => {
  readStorageAfterCache();
  const names = createNames("b");
  const listener = vi.fn();
  const end = names.subscribe(listener);
  expect(names.get()).toEqual([]);
  localStorage.setItem("b", "Neko");
  expect(names.get()).toEqual(["Neko"]);
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

test("what cannot be stored lasts as long as the page, or until something can", () => {
  localStorage.setItem("c", "Neko");
  const names = createNames("c");
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const listener = vi.fn();
  names.subscribe(listener);
  names.set(["Neko", "Risu"]);
  expect(names.get()).toEqual(["Neko", "Risu"]);
  expect(listener).toHaveBeenCalledOnce();
  full.mockRestore();
  names.set(["Risu"]);
  localStorage.setItem("c", "Usagi");
  expect(names.get()).toEqual(["Usagi"]);
});
