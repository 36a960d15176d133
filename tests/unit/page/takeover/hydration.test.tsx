import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { useAfterHydration, useWasPrerendered } from "#src/page/takeover/hydration.ts";

/** Hydrates what the server would send for `app`. */
async function hydrate(app: ReactNode) {
  const container = document.createElement("div");
  container.innerHTML = renderToString(app);
  document.body.append(container);
  const onError = vi.fn<(error: unknown) => void>();
  const html = container.innerHTML;
  const root = await act(() => hydrateRoot(container, app, { onRecoverableError: onError }));
  expect(onError).not.toHaveBeenCalled();
  return { container, html, root };
}

describe("a value that may differ from the HTML", () => {
  const renders = vi.fn<(value: string) => void>();
  function Value({ first, then }: { first: string; then: string }) {
    const value = useAfterHydration(first, then);
    renders(value);
    return <p>{value}</p>;
  }

  test("is that of the HTML first, and its own after hydration", async () => {
    const { container, html } = await hydrate(<Value first="HTML" then="own" />);
    expect(html).toBe("<p>HTML</p>");
    expect(container).toHaveTextContent("own");
  });

  test("is not rendered again where it is the same", async () => {
    renders.mockClear();
    await hydrate(<Value first="same" then="same" />);
    // Once for the HTML, once to hydrate it.
    expect(renders.mock.calls).toEqual([["same"], ["same"]]);
  });

  test("is its own at once where there is no HTML, and follows changes", () => {
    renders.mockClear();
    const { rerender } = render(<Value first="HTML" then="own" />);
    rerender(<Value first="HTML" then="changed" />);
    expect(renders.mock.calls).toEqual([["own"], ["changed"]]);
  });
});

describe("whether a component takes over HTML", () => {
  const renders = vi.fn<(wasPrerendered: boolean) => void>();
  function Part() {
    const wasPrerendered = useWasPrerendered();
    renders(wasPrerendered);
    return <p>{wasPrerendered ? "taken over" : "new"}</p>;
  }

  test("is known in its first render, asks for no other, and stays so in later ones", async () => {
    renders.mockClear();
    const { container, root } = await hydrate(<Part />);
    expect(renders.mock.calls).toEqual([[true], [true]]);
    await act(() => root.render(<Part />));
    expect(container).toHaveTextContent("taken over");
    const { rerender } = render(<Part />);
    rerender(<Part />);
    expect(screen.getByText("new")).toBeInTheDocument();
  });
});
