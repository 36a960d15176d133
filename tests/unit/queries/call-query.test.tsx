import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { createApi } from "#src/api/api.ts";
import { CONTRACT } from "#src/api/calls.ts";
import { createAuth } from "#src/auth/auth.ts";
import { ja } from "#src/messages/ja.ts";
import { LanguageContext } from "#src/messages/translation.ts";
import { useCall } from "#src/queries/call-query.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { createAppRouter } from "#src/router.tsx";
import { setStored, signInHint } from "#src/state/use-stored.ts";
import { FakeIdentity, SAKURA } from "#tests/support/fake-identity.ts";
import { API_BASE_URL, recordRequests, setFaults } from "#tests/support/mock-api.ts";

const setUp = async (user: typeof SAKURA | null) => {
  setStored(signInHint, user ? "yes" : "no");
  const auth = createAuth(async () => new FakeIdentity(user));
  await auth.settled();
  const queryClient = createQueryClient({ firstRetryDelayMs: 1 });
  const api = createApi(API_BASE_URL, auth.getIdToken);
  const router = createAppRouter({ queryClient, auth, api, history: createMemoryHistory() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <LanguageContext value={{ language: "ja", messages: ja }}>{children}</LanguageContext>
      </RouterContextProvider>
    </QueryClientProvider>
  );
  return { wrapper };
};

describe("a call for signed-in users", () => {
  test("gets its answer with the token", async () => {
    const { wrapper } = await setUp(SAKURA);
    const requests = recordRequests();
    const { result } = renderHook(() => useCall("profile"), { wrapper });
    await waitFor(() => expect(result.current.data).toEqual(CONTRACT.profile.example));
    expect(requests[0]?.headers.get("Authorization")).toBe("Bearer token-of-sakura");
  });

  test("asks anew after a failure when it is used again", async () => {
    const { wrapper } = await setUp(SAKURA);
    setFaults({ profile: "404" });
    const first = renderHook(() => useCall("profile"), { wrapper });
    await waitFor(() => expect(first.result.current.isError).toBe(true));
    first.unmount();
    setFaults({});
    const { result } = renderHook(() => useCall("profile"), { wrapper });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
  });

  test("sends no request while nobody is signed in", async () => {
    const { wrapper } = await setUp(null);
    const requests = recordRequests();
    const { result } = renderHook(() => useCall("profile"), { wrapper });
    expect(result.current.fetchStatus).toBe("idle");
    expect(requests).toHaveLength(0);
  });
});
