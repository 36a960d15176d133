import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { ApiContext } from "#src/api/use-api.ts";
import { AuthContext } from "#src/auth/use-auth.ts";
import { useProfile } from "#src/queries/user-profile.ts";
import { FakeIdentity, SAKURA, TSUBAKI } from "#tests/support/fake-identity.ts";
import { mockApi } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findTitle } from "#tests/support/screen-elements.ts";

/** Reads the profile beside the app, which has no screen for it yet. */
function readProfile({ queryClient, api, auth }: ReturnType<typeof renderApp>) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <AuthContext value={auth}>{children}</AuthContext>
      </ApiContext>
    </QueryClientProvider>
  );
  return renderHook(useProfile, { wrapper });
}

/** Answers profile calls with their token, but Sakura's only when `answer` is called. */
function holdProfileOfSakura() {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  mockApi.use(
    http.get("*/api/user/profile", async ({ request }) => {
      const token = request.headers.get("Authorization");
      if (token?.endsWith(SAKURA.uid)) {
        asked.resolve();
        await held.promise;
      }
      return HttpResponse.json({ data: token });
    }),
  );
  return { asked: asked.promise, answer: held.resolve };
}

const profilesIn = ({ queryClient }: ReturnType<typeof renderApp>) =>
  queryClient.getQueriesData({ queryKey: ["user"] }).map(([, data]) => data);

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

  test("that switches the user discards a late response for the previous user", async () => {
    const sakura = holdProfileOfSakura();
    const app = renderApp({ user: SAKURA });
    const { result } = readProfile(app);
    await sakura.asked;
    act(() => app.identity.becomeUser(TSUBAKI));
    await waitFor(() => expect(result.current.data).toBe("Bearer token-of-tsubaki"));
    sakura.answer();
    await app.api.checkHealth();
    expect(profilesIn(app)).toEqual(["Bearer token-of-tsubaki"]);
  });
});
