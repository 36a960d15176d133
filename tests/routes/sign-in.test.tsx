import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { expectErrors } from "#tests/support/console-errors.ts";
import { FakeIdentity, SAKURA, TSUBAKI } from "#tests/support/fake-identity.ts";
import { setFaults } from "#tests/support/mock-api.ts";
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

describe("the Google button", () => {
  test("pressed twice opens one popup", async () => {
    const { actor, identity } = renderApp({ url: "/login" });
    const { promise, resolve } = Promise.withResolvers<typeof SAKURA>();
    const opened = vi.spyOn(identity, "onSignIn").mockReturnValue(promise);
    await actor.dblClick(await findGoogleButton());
    expect(opened).toHaveBeenCalledOnce();
    resolve(SAKURA);
    expect(await findMenu("さくら")).toBeVisible();
  });

  test("pressed again behind an open popup signs in the user of the last popup", async () => {
    expectErrors(/^Sign-in failed/);
    const { actor, identity } = renderApp({ url: "/login" });
    const popup = Promise.withResolvers<typeof SAKURA>();
    identity.onSignIn = () => popup.promise;
    const button = await findGoogleButton();
    await actor.click(button);
    fireEvent.focus(window);
    identity.onSignIn = async () => TSUBAKI;
    await actor.click(button);
    popup.reject(new Error("auth/cancelled-popup-request"));
    expect(await findMenu("つばき")).toBeVisible();
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith("Sign-in failed:", expect.any(Error)),
    );
  });

  test("cannot be pressed, and says why, until the provider is ready: its first press signs in", async () => {
    const { promise, resolve } = Promise.withResolvers<FakeIdentity>();
    const identity = new FakeIdentity(null);
    const { actor } = renderApp({ url: "/login?redirect=/compare", loadIdentity: () => promise });
    const button = await screen.findByRole("button", { name: "Googleでログイン" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveAccessibleDescription("ログインの準備をしています");
    const report = Promise.withResolvers<void>();
    const { observe } = identity;
    identity.observe = (onUser) => void report.promise.then(() => observe.call(identity, onUser));
    const opened = vi.spyOn(identity, "onSignIn");
    resolve(identity);
    await actor.click(button);
    expect(opened).not.toHaveBeenCalled();
    report.resolve();
    await findGoogleButton();
    expect(button).toHaveAccessibleDescription("");
    await actor.click(button);
    expect(await findTitle("モンスターを比べる")).toBeVisible();
  });

  test("works with the next provider when the first cannot be observed", async () => {
    expectErrors(/^Sign-in is not available/);
    const observe = () => {
      throw new DOMException("Denied", "SecurityError");
    };
    const unobservable = Object.assign(new FakeIdentity(null), { observe });
    const loadIdentity = vi
      .fn(async () => new FakeIdentity(null))
      .mockResolvedValueOnce(unobservable);
    const { actor } = renderApp({ url: "/login", loadIdentity });
    await actor.click(await findGoogleButton());
    expect(await findMenu("さくら")).toBeVisible();
  });
});

describe("the user's menu", () => {
  test("works for an account without name, photo and e-mail", async () => {
    renderApp({ user: { ...SAKURA, displayName: "\u3164 ", email: null } });
    const menu = await findMenu("ゲストユーザー");
    expect(menu).toHaveTextContent("ゲ");
    expect(screen.queryByText("sakura@example.com")).not.toBeInTheDocument();
  });

  test("shows a letter when the photo fails to load, and then the next user's photo", async () => {
    const photoURL = "https://photos.example/gone.png";
    const { identity } = renderApp({ user: { ...SAKURA, photoURL } });
    const menu = await findMenu("さくら");
    expect(menu).not.toHaveTextContent("さ");
    fireEvent.error(within(menu).getByRole("presentation"));
    expect(menu).toHaveTextContent("さ");
    act(() => identity.becomeUser({ ...TSUBAKI, photoURL: "https://photos.example/here.png" }));
    expect(within(await findMenu("つばき")).getByRole("presentation")).toHaveAttribute(
      "src",
      "https://photos.example/here.png",
    );
  });
});

test.each([
  ["in another tab", new StorageEvent("storage", { key: "signed-in", newValue: "yes" })],
  ["during the back-forward cache", new PageTransitionEvent("pageshow", { persisted: true })],
])("a visitor becomes the user who has signed in %s", async (_, event) => {
  renderApp({ loadIdentity: async () => new FakeIdentity(SAKURA) });
  expect(await screen.findByRole("link", { name: "ログイン" })).toBeVisible();
  localStorage.setItem("signed-in", "yes");
  act(() => void dispatchEvent(event));
  expect(await findMenu("さくら")).toBeVisible();
});

test("a user whose token the API no longer takes sees the monster all the same", async () => {
  setFaults({ list: "refuses-token-of-sakura", detail: "refuses-token-of-sakura" });
  renderApp({ url: "/monsters/1", user: SAKURA });
  expect(await findTitle("ヒノコリス")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
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

  test.each([
    ["/profile?tab=1", "マイページを見るにはログインしてください"],
    ["/battles#badges", "バトルを見るにはログインしてください"],
    ["/en/battles", "Please log in to see Battles"],
    ["/login?redirect=/monsters/1", ""],
  ])("guests who ask for %s read why they are to log in", async (url, reason) => {
    renderApp({ url });
    const google = await screen.findByRole("button", { name: /Google/ });
    await waitFor(() => expect(google).toHaveAttribute("aria-disabled", "false"));
    expect(google).toHaveAccessibleDescription(reason);
    if (reason) expect(screen.getByText(reason)).toBeVisible();
  });

  test("signing out on a guarded page leads to the login page, and back to exactly this page, and is announced", async () => {
    const url = "/battles?tab=01&q=%22a%22#badges";
    const { actor, router } = renderApp({ url, user: SAKURA });
    await findTitle("バトル");
    await actor.click(screen.getByText("ログアウト"));
    const google = await findGoogleButton();
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
    await actor.click(google);
    await findTitle("バトル");
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
    expect(router.state.location.href).toBe(url);
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
    expect(screen.getByRole("banner")).toHaveFocus();
    // The list is asked for again, as a guest.
    await waitFor(() => expect(screen.getByRole("heading", { name: "ヒノコリス" })).toBeVisible());
  });

  test("does not change the visible page when a guarded page is preloaded", async () => {
    const { router } = renderApp({ url: "/" });
    await screen.findByRole("link", { name: "ログイン" });
    await router.preloadRoute({ to: "/profile" });
    expect(router.state.location.href).toBe("/");
    expect(screen.getByRole("heading", { level: 1, name: "モンスターフィールド" })).toBeVisible();
  });
});

describe("another tab", () => {
  test("that signs in opens the guarded page that was requested, and closes it again", async () => {
    const { identity, router } = renderApp({ url: "/battles?round=2" });
    await findTitle("ログイン");
    act(() => identity.becomeUser(SAKURA));
    expect(await findTitle("バトル")).toBeVisible();
    expect(router.state.location.href).toBe("/battles?round=2");
    act(() => identity.becomeUser(null));
    expect(await findTitle("ログイン")).toBeVisible();
  });

  test.each([
    ["signs out", null, "ログイン"],
    ["switches the user", TSUBAKI, "マイページ"],
  ])("that %s while the guard waits decides which page it shows", async (_, next, title) => {
    const { promise, resolve } = Promise.withResolvers<FakeIdentity>();
    const { auth, router } = renderApp({
      url: "/profile",
      wasSignedIn: true,
      loadIdentity: () => promise,
    });
    expect(await screen.findByText("認証を確認しています")).toBeVisible();
    await waitFor(() => expect(document.title).toBe("認証を確認しています | モンスターフィールド"));
    const identity = new FakeIdentity(SAKURA);
    // After the guard's decision, before its screen is shown.
    const unsubscribe = auth.subscribe(() => {
      unsubscribe();
      queueMicrotask(() => identity.becomeUser(next));
    });
    resolve(identity);
    expect(await findTitle(title)).toBeVisible();
    await waitFor(() => expect(router.state.status).toBe("idle"));
    expect(router.state.location.pathname).toBe(next ? "/profile" : "/login");
    expect(auth.getState().user).toBe(next);
  });

  test("that signs out is heard of, and who was signed in at the last visit is no news", async () => {
    const { identity } = renderApp({ user: SAKURA });
    await findMenu("さくら");
    expect(announced()).toEqual([]);
    act(() => identity.becomeUser(null));
    expect(announced()).toEqual(["ログアウトしました"]);
  });
});
