import { expect, test, vi } from "vitest";
import { ANNOUNCEMENTS_ID, announce } from "#src/components/announcements/announce.ts";
import { announced } from "#tests/support/announced.ts";

test("what is announced comes into a region that was there before, and goes away again", () => {
  vi.useFakeTimers();
  const region = document.createElement("div");
  region.id = ANNOUNCEMENTS_ID;
  document.body.append(region);
  announce("ひとつ");
  announce("ふたつ");
  announce("ふたつ");
  expect(announced()).toEqual(["ひとつ", "ふたつ", "ふたつ"]);
  expect(document.getElementById(ANNOUNCEMENTS_ID)).toBe(region);
  vi.advanceTimersByTime(5_000);
  expect(announced()).toEqual([]);
  region.remove();
  vi.useRealTimers();
});

test("what is announced in a window behind another one waits until it has had the focus for a second", () => {
  vi.useFakeTimers();
  const region = document.createElement("div");
  region.id = ANNOUNCEMENTS_ID;
  document.body.append(region);
  const hasFocus = vi.spyOn(document, "hasFocus").mockReturnValue(false);
  announce("ひとつ");
  expect(announced()).toEqual([]);
  hasFocus.mockReturnValue(true);
  dispatchEvent(new Event("focus"));
  dispatchEvent(new Event("focus"));
  expect(announced()).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(announced()).toEqual(["ひとつ"]);
  region.remove();
  vi.useRealTimers();
});
