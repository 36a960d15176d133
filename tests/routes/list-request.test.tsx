import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { wholeList } from "#src/monsters/monster-list.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";
import { mockApi } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findTitle } from "#tests/support/screen-elements.ts";

const EVERYTHING = () => HttpResponse.json({ data: { monsters: CATALOGUE } });

/**
 * Goes to the encyclopedia while the first request for the list has no answer yet. Requests get these answers, one
 * each. Returns how many it took until the list is there.
 */
async function requestsUntilShown(stored: Monster[], answers: (() => Response)[]): Promise<number> {
  const going = Promise.withResolvers<void>();
  let requests = 0;
  mockApi.use(
    http.get("*/api/monsters", async () => {
      const answer = answers[requests];
      requests += 1;
      if (requests === 1) await going.promise;
      return answer?.() ?? HttpResponse.error();
    }),
  );
  const { actor, queryClient } = renderApp();
  await waitFor(() => expect(requests).toBe(1));
  if (stored.length > 0)
    queryClient.setQueryData(LIST_KEY, wholeList(stored, Date.now() - 1_000), { updatedAt: 1 });
  await actor.click(await screen.findByRole("link", { name: "図鑑を見る" }));
  expect(await findTitle("モンスター図鑑")).toBeVisible();
  going.resolve();
  expect(await screen.findByText("66体")).toBeVisible();
  return requests;
}

describe.each([
  ["with the list of the last visit", CATALOGUE.slice(0, 3)],
  ["without any list", []],
])("when the visitor goes to another screen, %s,", (_, stored) => {
  test("the request for the list goes on", async () => {
    expect(await requestsUntilShown(stored, [EVERYTHING])).toBe(1);
  });

  test("a request for the list that fails once is tried again", async () => {
    const failure = () => new HttpResponse(null, { status: 503 });
    expect(await requestsUntilShown(stored, [failure, EVERYTHING])).toBe(2);
  });
});
