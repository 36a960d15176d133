import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { FakeIdentity, SAKURA } from "#tests/support/fake-identity.ts";
import { recordRequests } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";

const findLinks = async () =>
  within(await screen.findByRole("navigation", { name: "メインナビゲーション" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("navigation bar", () => {
  test("shows a placeholder while the sign-in state is loading", async () => {
    renderApp({ wasSignedIn: true, loadIdentity: () => new Promise(() => {}) });
    expect(await screen.findByText("ログイン状態を確認中")).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "ログイン" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "表示設定" })).not.toBeInTheDocument();
    expect(await findLinks()).toEqual([["ホーム", "/"]]);
  });

  test("shows guests links to home and login, and loads the identity provider when they point at it", async () => {
    const loadIdentity = vi.fn(async () => new FakeIdentity(null));
    const { actor } = renderApp({ loadIdentity });
    const link = await screen.findByRole("link", { name: "ログイン" });
    expect(link).toHaveAttribute("href", "/login");
    expect(await findLinks()).toEqual([["ホーム", "/"]]);
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getByRole("link", { name: "図鑑を見る" })).toHaveAttribute("href", "/monsters");
    expect(loadIdentity).not.toHaveBeenCalled();
    await actor.hover(link);
    await waitFor(() => expect(loadIdentity).toHaveBeenCalled());
  });

  test("loads nothing ahead on a touch screen, where that would compete with the tap", async () => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ ...matchMedia("all"), matches: false });
    const loadIdentity = vi.fn(async () => new FakeIdentity(null));
    renderApp({ loadIdentity });
    fireEvent.touchStart(await screen.findByRole("link", { name: "ログイン" }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(loadIdentity).not.toHaveBeenCalled();
  });

  test("shows signed-in users their pages and their menu", async () => {
    renderApp({ user: SAKURA });
    expect(
      await screen.findByRole("button", { name: "さくらのユーザーメニュー" }),
    ).toHaveTextContent("さ");
    expect(await findLinks()).toEqual([
      ["ホーム", "/"],
      ["モンスター図鑑", "/monsters"],
      ["マイページ", "/profile"],
    ]);
    expect(screen.getByText("さくら")).toBeInTheDocument();
    expect(screen.getByText("sakura@example.com")).toBeInTheDocument();
    expect(screen.getByText("ログアウト")).toBeInTheDocument();
  });
});

test.each([
  ["/", {}, {}],
  ["/monsters", {}, {}],
  ["/monsters/$id", { id: "2" }, {}],
  ["/compare", {}, { ids: ["1", "2"] }],
  ["/profile", {}, {}],
])("pointing at a link to %s asks the API for nothing", async (to, params, search) => {
  const { router } = renderApp({ url: "/login" });
  await screen.findByRole("heading", { level: 1 });
  const requests = recordRequests();
  await router.preloadRoute({ to, params, search });
  expect(requests).toEqual([]);
});

test("the first button skips the navigation bar", async () => {
  const { actor, router } = renderApp();
  await actor.click(await screen.findByRole("button", { name: "本文へ移動" }));
  expect(screen.getByRole("main")).toHaveFocus();
  expect(router.state.location.href).toBe("/");
});
