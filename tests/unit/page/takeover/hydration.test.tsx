import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { useAfterHydration, useWasPrerendered } from "#src/page/takeover/hydration.ts";

/** Hydrates what the server would send for `app`. */
async function hydrate(app: ReactNode) {
  const container = document.createElement("div");
  container.innerHTML = renderToString(app);
  document.body.append(container);
  const onError = vi.fn<(error: unknown) => void>();
  const root = await act(() => hydrateRoot(container, app, { onRecoverableError: onError }));
  expect(onError).not.toHaveBeenCalled();
  return { container, root };
}

const renders = vi.fn<(value: unknown) => void>();

function Value({ first, then }: { first: string; then: string }) {
  const value = useAfterHydration(first, then);
  renders(value);
  return <p>{value}</p>;
}

function Part() {
  const wasPrerendered = useWasPrerendered();
  renders(wasPrerendered);
  return <p>{wasPrerendered ? "taken over" : "new"}</p>;
}

beforeEach(() => void renders.mockClear());

test("a value that does not differ is not rendered again", async () => {
  await hydrate(<Value first="same" then="same" />);
  // Once for the HTML, once to hydrate it.
  expect(renders.mock.calls).toEqual([["same"], ["same"]]);
});

test("a value is its own at once where there is no HTML, and follows changes", () => {
  const { rerender } = render(<Value first="HTML" then="own" />);
  rerender(<Value first="HTML" then="changed" />);
  expect(renders.mock.calls).toEqual([["own"], ["changed"]]);
});

test("a component knows in its first render whether it takes over HTML, and later on", async () => {
  const { container, root } = await hydrate(<Part />);
  expect(renders.mock.calls).toEqual([[true], [true]]);
  await act(() => root.render(<Part />));
  expect(container).toHaveTextContent("taken over");
  const { rerender } = render(<Part />);
  rerender(<Part />);
  expect(screen.getByText("new")).toBeInTheDocument();
});
