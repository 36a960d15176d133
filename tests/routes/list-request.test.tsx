import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { seedList } from "#src/queries/stored-list/seed-list.ts";
import { mockApi } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";

test.each([
  ["with the list of the last visit", CATALOGUE.slice(0, 3)],
  ["without any list", []],
])(
  "the request for the list goes on when the visitor goes to another screen, %s",
  async (_, stored) => {
    const answer = Promise.withResolvers<void>();
    let requests = 0;
    mockApi.use(
      http.get("*/api/monsters", async () => {
        requests += 1;
        await answer.promise;
        return HttpResponse.json({ data: { monsters: CATALOGUE } });
      }),
    );
    const { actor, queryClient } = renderApp();
    await waitFor(() => expect(requests).toBe(1));
    if (stored.length > 0)
      seedList(queryClient, { fetchedAt: Date.now() - 1_000, monsters: stored });
    await actor.click(await screen.findByRole("link", { name: "図鑑を見る" }));
    expect(await screen.findByRole("heading", { level: 1, name: "モンスター図鑑" })).toBeVisible();
    answer.resolve();
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/^66体$/));
    expect(requests).toBe(1);
  },
);

test.each([
  ["with the list of the last visit", CATALOGUE.slice(0, 3)],
  ["without any list", []],
])(
  "a request for the list that fails once is tried again after the visitor has gone to another screen, %s",
  async (_, stored) => {
    const answer = Promise.withResolvers<void>();
    let requests = 0;
    mockApi.use(
      http.get("*/api/monsters", async () => {
        requests += 1;
        if (requests > 1) return HttpResponse.json({ data: { monsters: CATALOGUE } });
        await answer.promise;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    const { actor, queryClient } = renderApp();
    await waitFor(() => expect(requests).toBe(1));
    if (stored.length > 0)
      seedList(queryClient, { fetchedAt: Date.now() - 1_000, monsters: stored });
    await actor.click(await screen.findByRole("link", { name: "図鑑を見る" }));
    expect(await screen.findByRole("heading", { level: 1, name: "モンスター図鑑" })).toBeVisible();
    answer.resolve();
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/^66体$/));
    expect(requests).toBe(2);
  },
);
