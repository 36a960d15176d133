import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { inLanguage, languageOfPath } from "#src/messages/languages.ts";
import { FakeIdentity, SAKURA } from "#tests/support/fake-identity.ts";
import { recordRequests } from "#tests/support/mock-api.ts";
import { openEncyclopedia, renderApp } from "#tests/support/render-app.tsx";
import { findGoogleButton, findTitle } from "#tests/support/screen-elements.ts";

const findLinks = async () =>
  within(await screen.findByRole("navigation", { name: "メインナビゲーション" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("navigation bar", () => {
  test("shows a placeholder while the sign-in state is loading", async () => {
    const identity = Promise.withResolvers<FakeIdentity>();
    renderApp({ wasSignedIn: true, loadIdentity: () => identity.promise });
    expect(await screen.findByText("ログイン状態を確認中")).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "ログイン" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "表示設定" })).not.toBeInTheDocument();
    expect(await findLinks()).toEqual([["ホーム", "/"]]);
    // Or the app would report after a while, in another test, that it does not come.
    identity.resolve(new FakeIdentity(null));
    expect(await screen.findByRole("link", { name: "ログイン" })).toBeVisible();
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

  test.each([
    ["/monsters?q=no&type=fire#top", "/monsters?q=no&type=fire#top"],
    ["/en/compare?ids=1&ids=2", "/compare?ids=1&ids=2"],
    ["/no/such?a=1", "/no/such?a=1"],
  ])("has on %s a link to log in that leads back there", async (url, redirect) => {
    renderApp({ url });
    const link = await screen.findByRole("link", { name: /^(ログイン|Log in)$/ });
    const address = new URL(link.getAttribute("href") ?? "", location.origin);
    expect(address.pathname).toBe(inLanguage(languageOfPath(url), "/login"));
    expect(address.searchParams.get("redirect")).toBe(redirect);
  });

  test("leads whoever logs in back to what they have just typed, however often they click", async () => {
    const { actor, field, address } = await openEncyclopedia("/monsters?type=fire");
    const link = screen.getByRole("link", { name: "ログイン" });
    await actor.hover(link);
    await actor.type(field, "no");
    await actor.dblClick(link);
    await actor.click(await findGoogleButton());
    await waitFor(() => expect(address()).toBe("/monsters?q=no&type=fire"));
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

describe("a dialog", () => {
  test.each([
    ["the quick search", "/"],
    ["the keys", "?"],
  ])("with %s belongs to its page: Back and Forward close it", async (_, key) => {
    const { actor, router } = renderApp({ url: "/compare" });
    await findTitle("モンスターを比べる");
    await router.navigate({ to: "/monsters/$id", params: { id: "1" } });
    await findTitle("ヒノコリス");
    for (const [go, title] of [
      [router.history.back, "モンスターを比べる"],
      [router.history.forward, "ヒノコリス"],
    ] as const) {
      await actor.keyboard(key);
      await screen.findByRole("dialog");
      go();
      await findTitle(title);
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
    }
  });

  test("that opens on a monster passed by key stays there", async () => {
    const { actor, address } = renderApp({ url: "/monsters/1" });
    await screen.findByRole("link", { name: "次 スミビネコ" });
    await actor.keyboard("{ArrowRight}?");
    await waitFor(() => expect(address()).toBe("/monsters/2"));
    await screen.findByRole("dialog");
    await findTitle("スミビネコ");
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });
});
