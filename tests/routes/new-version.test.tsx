import { act, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { announceVersion } from "#src/pwa/new-version.ts";
import { renderApp } from "#tests/support/render-app.tsx";

describe("a new version", () => {
  test("is announced on every page, and installed only when the visitor agrees", async () => {
    const worker = { postMessage: vi.fn() };
    const { actor } = renderApp({ url: "/compare" });
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByText("新しいバージョンがあります")).not.toBeInTheDocument();
    act(() => announceVersion(worker));
    expect(await screen.findByText("新しいバージョンがあります")).toBeVisible();
    expect(worker.postMessage).not.toHaveBeenCalled();
    await actor.click(screen.getByRole("button", { name: "更新する" }));
    expect(worker.postMessage).toHaveBeenCalledWith("take over");
  });
});
