import { screen } from "@testing-library/react";
import { useDeferredValue } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { markPresses } from "#src/page/boot/mark-input.ts";
import { APP_ID, PRERENDERED } from "#src/page/contract.ts";
import { useAfterHydration } from "#src/page/takeover/hydration.ts";
import { Takeover } from "#src/page/takeover/takeover.tsx";

const onPress = vi.fn<(what: string) => void>();

/** As a list does, which React renders again in small steps. */
const Height = () => useDeferredValue(useAfterHydration("no height", "height of the list"));

const app = (
  <Takeover>
    <Height />
    <button type="button" onClick={() => onPress("button")}>
      押す
    </button>
  </Takeover>
);

const isPrerendered = () => document.documentElement.hasAttribute(PRERENDERED);
const press = () => screen.getByRole("button").click();

beforeAll(markPresses);

/** Puts the prerendered HTML of the page into the document. */
function showHtml() {
  document.documentElement.setAttribute(PRERENDERED, "");
  const container = document.createElement("div");
  container.id = APP_ID;
  vi.stubEnv("SSR", true);
  container.innerHTML = renderToString(app);
  vi.unstubAllEnvs();
  document.body.replaceChildren(container);
  const hydrate = () => {
    const onRecoverableError = vi.fn();
    const root = hydrateRoot(container, app, { onRecoverableError });
    // What React has put off would remove the mark of the next test.
    onTestFinished(() => {
      root.unmount();
      expect(onRecoverableError).not.toHaveBeenCalled();
    });
  };
  return { container, hydrate };
}

beforeEach(() => {
  onPress.mockClear();
  // Within `act` React has no order of its own between frames and effects.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
});
afterEach(() => vi.unstubAllGlobals());

test("what differs from the HTML is rendered before the mark goes, even in a busy browser", async () => {
  const { container, hydrate } = showHtml();
  // It may draw before React has run its effects.
  vi.stubGlobal("requestAnimationFrame", queueMicrotask);
  vi.stubGlobal("setTimeout", queueMicrotask);
  const removed = new Promise<string>((resolve) => {
    const onChange = () => resolve(container.textContent);
    new MutationObserver(onChange).observe(document.documentElement, { attributes: true });
  });
  hydrate();
  expect(await removed).toContain("height of the list");
});

test("a press from before hydration is repeated once", async () => {
  const { hydrate } = showHtml();
  press();
  hydrate();
  await vi.waitFor(() => expect(isPrerendered()).toBe(false));
  expect(onPress).toHaveBeenCalledOnce();
});

test("a press of a button that React has hydrated is not repeated", async () => {
  const { hydrate } = showHtml();
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  hydrate();
  await vi.waitFor(() => expect(frames).not.toEqual([]));
  press();
  for (let frame = frames.shift(); frame; frame = frames.shift()) frame();
  await vi.waitFor(() => expect(isPrerendered()).toBe(false));
  expect(onPress).toHaveBeenCalledOnce();
});

test("the mark goes from a hidden tab, too, which draws no frames", async () => {
  const { hydrate } = showHtml();
  vi.stubGlobal("requestAnimationFrame", () => 0);
  hydrate();
  await vi.waitFor(() => expect(isPrerendered()).toBe(false), { timeout: 5_000 });
});
