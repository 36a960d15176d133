import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderApp } from "#tests/support/render-app.tsx";

test("the button to the top is there where the browser's last report is of a place far down", async () => {
  let report = (..._isFar: boolean[]) => {};
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
  renderApp({ url: "/monsters" });
  await screen.findAllByRole("article");
  report(true, false);
  expect(screen.queryByRole("button", { name: "トップへ" })).not.toBeInTheDocument();
  report(false, true);
  expect(await screen.findByRole("button", { name: "トップへ" })).toBeVisible();
});
