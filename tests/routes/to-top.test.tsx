import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderApp } from "#tests/support/render-app.tsx";

/** Tells the page as the browser would, for each position since the last report, whether it is far down. */
let report: (...isFar: boolean[]) => void;

vi.stubGlobal(
  "IntersectionObserver",
  class {
    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      report = (...isFar) =>
        act(() => onChange(isFar.map((isIntersecting) => ({ isIntersecting }))));
    }
    observe() {}
    disconnect() {}
  },
);

const toTop = () => screen.queryByRole("button", { name: "トップへ" });

test.each([
  ["smoothly", false, "smooth"],
  ["at once with reduced motion", true, "instant"],
])(
  "far down a page a button leads to the top, %s, and takes the focus there",
  async (_, isReduced, behavior) => {
    vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
    const scroll = vi.spyOn(window, "scrollTo");
    const { actor } = renderApp({ url: "/monsters" });
    await screen.findByRole("heading", { name: "ヒノコリス" });
    expect(toTop()).not.toBeInTheDocument();

    report(true, false);
    expect(toTop()).not.toBeInTheDocument();
    report(false, true);
    await actor.click(await screen.findByRole("button", { name: "トップへ" }));
    expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior });
    expect(screen.getByRole("main")).toHaveFocus();
    expect(screen.getAllByRole("navigation")).toHaveLength(1);
    report(false);
    expect(toTop()).not.toBeInTheDocument();
  },
);
