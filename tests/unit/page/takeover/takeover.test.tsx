import { screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { useHydrated } from "#src/lib/use-hydrated.ts";
import { markPresses } from "#src/page/boot/mark-press.ts";
import { APP_ID, PRERENDERED } from "#src/page/marks.ts";
import { Takeover } from "#src/page/takeover/takeover.tsx";
import { expectErrors } from "#tests/support/console-errors.ts";

const onPress = vi.fn<(what: string) => void>();

/** Takes longer than a frame, in which React lets the browser draw. */
function SlowCard() {
  const end = performance.now() + 20;
  while (performance.now() < end);
  return <p>card</p>;
}

/** As a list does, which React renders again in small steps. */
function List() {
  const count = useHydrated() ? 10 : 0;
  return Array.from({ length: count }, (_, index) => <SlowCard key={String(index)} />);
}

/** Presses the button once React has hydrated it. */
function PressItself() {
  useEffect(() => press(), []);
  return null;
}

const appWith = ({ pressesItself }: { pressesItself: boolean }) => (
  <Takeover>
    <List />
    {pressesItself && <PressItself />}
    <button type="button" onClick={() => onPress("button")}>
      押す
    </button>
  </Takeover>
);

const isPrerendered = () => document.documentElement.hasAttribute(PRERENDERED);
const press = () => screen.getByRole("button").click();

beforeAll(markPresses);

/** Puts the prerendered HTML of the page into the document. */
function showHtml(app = appWith({ pressesItself: false })) {
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

test("what differs from the HTML is rendered before the mark goes", async () => {
  const { container, hydrate } = showHtml();
  const removed = new Promise<string>((resolve) => {
    const onChange = () => resolve(container.textContent);
    new MutationObserver(onChange).observe(document.documentElement, { attributes: true });
  });
  hydrate();
  expect(await removed).toContain("card");
});

test.each([
  ["before hydration is repeated once", false],
  ["of a button that React has hydrated is not repeated", true],
])("a press %s", async (_, isHydrated) => {
  const { hydrate } = showHtml(appWith({ pressesItself: isHydrated }));
  if (!isHydrated) {
    press();
    // React's development build reports any attribute that it does not know.
    expectErrors(/data-pressed/);
  }
  hydrate();
  await waitFor(() => expect(isPrerendered()).toBe(false));
  expect(onPress).toHaveBeenCalledOnce();
});

test("the mark goes from a hidden tab, too, which draws no frames", async () => {
  const { hydrate } = showHtml();
  vi.stubGlobal("requestAnimationFrame", () => 0);
  hydrate();
  await waitFor(() => expect(isPrerendered()).toBe(false));
});
