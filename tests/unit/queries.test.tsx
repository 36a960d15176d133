import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { createApi } from "#src/api/api.ts";
import { ApiContext } from "#src/api/use-api.ts";
import { createAuth } from "#src/auth/auth.ts";
import { AuthContext } from "#src/auth/use-auth.ts";
import { useMonster, useMonsters } from "#src/queries/monsters.ts";
import { forgetUser, useProfile } from "#src/queries/profile.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { FakeIdentity, SAKURA } from "#tests/support/fake-identity.ts";
import { recordRequests, setFaults } from "#tests/support/mock-api.ts";
import { API_BASE_URL } from "#tests/support/render-app.tsx";

const setUp = async (user: typeof SAKURA | null) => {
  const auth = createAuth(async () => new FakeIdentity(user));
  await auth.settled();
  const queryClient = createQueryClient(1);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={createApi(API_BASE_URL, auth.getIdToken)}>
        <AuthContext value={auth}>{children}</AuthContext>
      </ApiContext>
    </QueryClientProvider>
  );
  return { auth, queryClient, wrapper };
};

describe("useProfile", () => {
  test("gets the signed-in user's profile with the token", async () => {
    const { wrapper } = await setUp(SAKURA);
    const requests = recordRequests();
    const { result } = renderHook(useProfile, { wrapper });
    await waitFor(() => expect(result.current.data).toEqual({ monstersCaught: 0, badges: [] }));
    expect(requests[0]?.headers.get("Authorization")).toBe("Bearer token-of-sakura");
  });

  test("rests while nobody is signed in", async () => {
    const { wrapper } = await setUp(null);
    const requests = recordRequests();
    const { result } = renderHook(useProfile, { wrapper });
    expect(result.current.fetchStatus).toBe("idle");
    expect(requests).toHaveLength(0);
  });

  test("leaves nothing behind when the user goes, and nothing else goes with it", async () => {
    const { wrapper, queryClient } = await setUp(SAKURA);
    const profile = renderHook(useProfile, { wrapper });
    const monsters = renderHook(useMonsters, { wrapper });
    await waitFor(() => expect(profile.result.current.isSuccess).toBe(true));
    await waitFor(() => expect(monsters.result.current.isSuccess).toBe(true));
    profile.unmount();
    forgetUser(queryClient);
    const keys = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]);
    expect(keys).toEqual(["monsters"]);
  });
});

describe("attempts", () => {
  test.each([
    ["refused", 3],
    ["cut-off", 3],
    ["408", 3],
    ["429", 3],
    ["500", 3],
    ["503", 3],
    ["400", 1],
    ["401", 1],
    ["404", 1],
    ["bad-json", 1],
    ["no-data", 1],
  ])("fault %s: %i", async (fault, attempts) => {
    setFaults({ detail: fault });
    const { wrapper } = await setUp(null);
    const requests = recordRequests();
    const { result } = renderHook(() => useMonster("1"), { wrapper });
    await waitFor(() => expect(result.current.query.isError).toBe(true));
    expect(requests.filter(({ url }) => url.endsWith("/monsters/1"))).toHaveLength(attempts);
  });
});
