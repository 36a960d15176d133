import { screen } from "@testing-library/react";
import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { markPresses } from "#src/page/boot/mark-presses.ts";
import { APP_ID, SHELL } from "#src/page/contract.ts";
import { useAfterHydration } from "#src/page/takeover/hydration.ts";
import { ShellRemoval, useOnceCardsAreFree } from "#src/page/takeover/shell-removal.ts";

const onPress = vi.fn<(card: string) => void>();

function Cards() {
  const card = useOnceCardsAreFree("card of the HTML", "card of the search");
  return (
    <div key={card}>
      <Suspense>
        <button type="button" suppressHydrationWarning onClick={() => onPress(card)}>
          {card}
        </button>
      </Suspense>
    </div>
  );
}

const Height = () => useAfterHydration("no height", "height of the list");

const app = (
  <>
    <Height />
    <ShellRemoval />
    <Cards />
  </>
);

const isShell = () => document.documentElement.hasAttribute(SHELL);
const press = () => screen.getByRole("button").click();

beforeAll(markPresses);

/** Puts the prerendered HTML of the page into the document. */
function showHtml() {
  document.documentElement.setAttribute(SHELL, "");
  const container = document.createElement("div");
  container.id = APP_ID;
  container.innerHTML = renderToString(app);
  document.body.replaceChildren(container);
  const hydrate = () => {
    const root = hydrateRoot(container, app);
    // What React has put off would remove the shell of the next test.
    onTestFinished(() => root.unmount());
  };
  return { container, hydrate };
}

/** A busy browser may draw before React has run its effects. */
function drawAtOnce() {
  vi.stubGlobal("requestAnimationFrame", queueMicrotask);
  vi.stubGlobal("setTimeout", queueMicrotask);
}

beforeEach(() => {
  onPress.mockClear();
  // Within `act` React has no order of its own between frames and effects.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
});
afterEach(() => vi.unstubAllGlobals());

test("a card of the HTML whose button was pressed stays until React has taken the press", async () => {
  const { hydrate } = showHtml();
  press();
  drawAtOnce();
  hydrate();
  await vi.waitFor(() => expect(screen.getByText("card of the search")).toBeInTheDocument());
  expect(onPress.mock.calls).toEqual([["card of the HTML"]]);
});

test("the shell stays until what differs from the HTML is rendered", async () => {
  const { container, hydrate } = showHtml();
  drawAtOnce();
  const removed = new Promise<string>((resolve) => {
    const onChange = () => resolve(container.textContent);
    new MutationObserver(onChange).observe(document.documentElement, { attributes: true });
  });
  hydrate();
  expect(await removed).toContain("height of the list");
});

test("a button that is pressed once the app has mounted is not pressed again", async () => {
  const { hydrate } = showHtml();
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  hydrate();
  await vi.waitFor(() => expect(frames).not.toEqual([]));
  press();
  for (let frame = frames.shift(); frame; frame = frames.shift()) frame();
  await vi.waitFor(() => expect(isShell()).toBe(false));
  expect(onPress).toHaveBeenCalledOnce();
});

test("the shell goes from a hidden tab, too, which draws no frames", async () => {
  const { hydrate } = showHtml();
  vi.stubGlobal("requestAnimationFrame", () => 0);
  hydrate();
  await vi.waitFor(() => expect(isShell()).toBe(false), { timeout: 5_000 });
});
