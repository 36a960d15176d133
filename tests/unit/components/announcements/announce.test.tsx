import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ANNOUNCEMENTS_ID, announce, followPage } from "#src/components/announcements/announce.ts";
import { announced } from "#tests/support/screen-elements.ts";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="${ANNOUNCEMENTS_ID}"></div>`;
});

test("what is announced comes into a region that was there before, and goes away again", () => {
  const region = document.getElementById(ANNOUNCEMENTS_ID);
  announce("ひとつ");
  announce("ふたつ");
  announce("ふたつ");
  expect(announced()).toEqual(["ひとつ", "ふたつ", "ふたつ"]);
  expect(document.getElementById(ANNOUNCEMENTS_ID)).toBe(region);
  vi.advanceTimersByTime(5_000);
  expect(announced()).toEqual([]);
});

test("what is announced when a dialog has just been closed waits for the page behind it, one text after the other", () => {
  onTestFinished(followPage());
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.dispatchEvent(new Event("close"));
  announce("ひとつ");
  announce("ふたつ");
  expect(announced()).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(announced()).toEqual(["ひとつ"]);
  vi.advanceTimersByTime(1_000);
  expect(announced()).toEqual(["ひとつ", "ふたつ"]);
});

test("what is announced in a window behind another one waits until it has had the focus for a second", () => {
  onTestFinished(followPage());
  const hasFocus = vi.spyOn(document, "hasFocus").mockReturnValue(false);
  announce("ひとつ");
  expect(announced()).toEqual([]);
  hasFocus.mockReturnValue(true);
  dispatchEvent(new Event("focus"));
  dispatchEvent(new Event("focus"));
  expect(announced()).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(announced()).toEqual(["ひとつ"]);
});
