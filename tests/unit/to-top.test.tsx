import { act, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import ToTop from "#src/components/layout/to-top.tsx";

const button = () => screen.queryByRole("button", { name: "トップへ" });

test("of several positions that are reported at once, the last one counts", () => {
  let report = (_isFar: boolean[]) => {};
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      report = (isFar) => callback(isFar.map((isIntersecting) => ({ isIntersecting })));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  render(<ToTop content={createRef()} />);
  act(() => report([false, true]));
  expect(button()).toBeVisible();
  act(() => report([true, false]));
  expect(button()).not.toBeInTheDocument();
});
