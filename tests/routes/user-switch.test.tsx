import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { FakeIdentity, SAKURA, TSUBAKI } from "#tests/support/fake-identity.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { announced, findMenu, findTitle } from "#tests/support/screen-elements.ts";

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

  test("that switches the user takes away what is known of the previous one, late answers included, and a sign-out is announced", async () => {
    const { identity, queryClient } = renderApp({ user: SAKURA });
    await findMenu("さくら");
    // Who was signed in at the last visit is no news.
    expect(announced()).toEqual([]);
    const late = Promise.withResolvers<string>();
    queryClient.setQueryData(["user", SAKURA.uid, "badges"], "of Sakura");
    void queryClient
      .query({ queryKey: ["user", SAKURA.uid, "profile"], queryFn: () => late.promise })
      .catch(() => {});
    act(() => identity.becomeUser(TSUBAKI));
    late.resolve("of Sakura");
    await findMenu("つばき");
    expect(queryClient.getQueriesData({ queryKey: ["user"] })).toEqual([]);
    act(() => identity.becomeUser(null));
    expect(announced()).toEqual(["ログアウトしました"]);
  });
});
