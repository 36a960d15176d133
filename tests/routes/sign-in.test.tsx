import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { SAKURA } from "#tests/support/fake-identity.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import {
  announced,
  findGoogleButton,
  findMenu,
  findTitle,
} from "#tests/support/screen-elements.ts";

describe("login page", () => {
  test("offers Google and to go on as a guest, without navigation bar and footer, and has the focus", async () => {
    const { actor } = renderApp({ url: "/compare" });
    await actor.click(await screen.findByRole("link", { name: "ログイン" }));
    await findTitle("ログイン");
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
    await findGoogleButton();
    expect(screen.getByText("Googleアカウントでログインします")).toBeVisible();
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
    expect(document.title).toBe("ログイン | モンスターフィールド");
    await actor.click(screen.getByRole("link", { name: "ゲストとして続ける" }));
    await findTitle("モンスターフィールド");
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  });

  test.each([
    ["LINE", "Safari Line/14.10.0"],
    ["Instagram", "Instagram 340.0.0.18.97"],
  ])("says in the browser of %s that Google may refuse it, and what to do", async (app, mark) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(`Mozilla/5.0 (iPhone) ${mark}`);
    const { actor } = renderApp({ url: "/login?redirect=/profile?tab=1" });
    const google = await findGoogleButton();
    expect(google).toHaveAccessibleDescription(/Googleにログインを断られることがあります/);
    const link = screen.queryByRole("link", { name: "ブラウザで開く" });
    const search = "?redirect=%2Fprofile%3Ftab%3D1&openExternalBrowser=1";
    expect(link?.getAttribute("href")).toBe(app === "LINE" ? search : undefined);
    const menu = screen.queryByText("アプリのメニュー（…）から開けます。");
    expect(menu === null).toBe(app === "LINE");
    await actor.click(google);
    expect(await findTitle("マイページ")).toBeVisible();
  });

  test.each([
    ["/profile?tab=1&tab=2#top", "/profile?tab=1&tab=2#top"],
    ["//evil.example", "/"],
    ["/login?redirect=%2Fprofile", "/"],
  ])("a signed-in user who opens it with redirect=%s lands on %s", async (redirect, target) => {
    const { router } = renderApp({
      url: `/login?redirect=${encodeURIComponent(redirect)}`,
      user: SAKURA,
    });
    await findMenu("さくら");
    await waitFor(() => expect(router.state.location.href).toBe(target));
  });
});

describe("login guard", () => {
  test.each([
    ["/profile", "マイページ"],
    ["/battles", "バトル"],
  ])("%s shows signed-in users the page under construction", async (url, title) => {
    renderApp({ url, user: SAKURA });
    expect(await findTitle(title)).toBeVisible();
    expect(screen.getByText("この機能は現在工事中です")).toBeVisible();
    expect(document.title).toBe(`${title} | モンスターフィールド`);
  });

  test("returns a visitor to exactly the requested page", async () => {
    const { actor, router } = renderApp({ url: "/profile?tab=01&q=%22a%22#badges" });
    await actor.click(await findGoogleButton());
    await findTitle("マイページ");
    expect(router.state.location.href).toBe("/profile?tab=01&q=%22a%22#badges");
  });

  test("signing out on a guarded page leads to the login page and back, and is announced", async () => {
    const { actor, router } = renderApp({ url: "/battles?round=2", user: SAKURA });
    await findTitle("バトル");
    await actor.click(screen.getByText("ログアウト"));
    const google = await findGoogleButton();
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
    await actor.click(google);
    await findTitle("バトル");
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
    expect(router.state.location.href).toBe("/battles?round=2");
    expect(announced()).toEqual([
      "ログアウトしました",
      "ログイン | モンスターフィールド",
      "ログインしました",
      "バトル | モンスターフィールド",
    ]);
  });

  test("stays on a page for everyone when signing out there", async () => {
    const { actor } = renderApp({ url: "/monsters", user: SAKURA });
    await screen.findByRole("heading", { name: "ヒノコリス" });
    await actor.click(await findMenu("さくら"));
    await actor.click(screen.getByRole("button", { name: "ログアウト" }));
    expect(await screen.findByRole("link", { name: "ログイン" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "ヒノコリス" })).toBeVisible();
    expect(screen.getByRole("banner")).toHaveFocus();
  });

  test("does not change the visible page when a guarded page is preloaded", async () => {
    const { router } = renderApp({ url: "/" });
    await screen.findByRole("link", { name: "ログイン" });
    await router.preloadRoute({ to: "/profile" });
    expect(router.state.location.href).toBe("/");
    expect(screen.getByRole("heading", { level: 1, name: "モンスターフィールド" })).toBeVisible();
  });
});
