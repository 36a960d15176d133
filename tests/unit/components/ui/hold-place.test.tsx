import { expect, test, vi } from "vitest";
import { holdPlace } from "#src/components/ui/hold-place.ts";

/** Presses a button that goes with its press. Returns what covers its place. */
async function press(button: HTMLButtonElement): Promise<Element> {
  holdPlace(button);
  button.remove();
  await Promise.resolve();
  const cover = [...document.querySelectorAll("div")].find(
    ({ style }) => style.position === "fixed",
  );
  if (!cover) throw new Error("Nothing covers the place");
  return cover;
}

function addButton(parent: Element): HTMLButtonElement {
  const button = document.createElement("button");
  parent.append(button);
  return button;
}

test("the place of what is taken off is held until the pointer leaves it, or a moment has passed", async () => {
  vi.useFakeTimers();
  const left = await press(addButton(document.body));
  left.dispatchEvent(new MouseEvent("mouseleave"));
  expect(left).not.toBeInTheDocument();
  const kept = await press(addButton(document.body));
  vi.advanceTimersByTime(500);
  expect(kept).toBeInTheDocument();
  vi.advanceTimersByTime(500);
  expect(kept).not.toBeInTheDocument();
  vi.useRealTimers();
});

test("it is held in front of a dialog that stays open, and behind one that the press closes", async () => {
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  dialog.open = true;
  expect((await press(addButton(dialog))).parentElement).toBe(dialog);
  const last = addButton(dialog);
  dialog.replaceChildren(last);
  const cover = press(last);
  dialog.open = false;
  expect((await cover).parentElement).toBe(document.body);
});
