import { cleanup, screen, waitFor, within } from "@testing-library/react";
import fc from "fast-check";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createApi } from "#src/api/api.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { mockApi } from "#tests/support/mock-api.ts";
import { API_BASE_URL, renderApp } from "#tests/support/render-app.tsx";
import {
  arbitraryDetail,
  arbitraryList,
  fuzzCases,
  idIn,
  maybeMalformed,
} from "#tests/support/response-arbitraries.ts";

const TIME_LIMIT_MS = 60 * fuzzCases();
const MARKUP_ELEMENTS = "script, b, [onerror], [onload], img[src='x']";

const api = createApi(API_BASE_URL, async () => null);
const logged: unknown[][] = [];

// Collects what is logged, except the expected messages about left out monsters.
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, "warn").mockImplementation((...values) => void logged.push(values));
  vi.spyOn(console, "error").mockImplementation((...values) => {
    if (!String(values[0]).startsWith("Left out ")) logged.push(values);
  });
});

function expectWholePage() {
  expect(screen.getByRole("navigation", { name: "メインナビゲーション" })).toBeVisible();
  expect(screen.queryByText("予期しないエラーが発生しました")).not.toBeInTheDocument();
  expect(document.querySelector(MARKUP_ELEMENTS)).toBeNull();
  expect(logged.flat().map(String)).toEqual([]);
}

const screenTitle = () => screen.getByRole("heading", { level: 1 }).textContent;

/** Serves `list` unchanged, and valid details of the monsters that the app reads from it. */
async function serveList(list: string): Promise<Monster[]> {
  mockApi.use(http.get("*/api/monsters", () => HttpResponse.text(list)));
  const monsters = await api.listMonsters().catch(() => []);
  mockApi.use(
    http.get("*/api/monsters/:id", ({ request }) => {
      const id = decodeURIComponent(new URL(request.url).pathname.split("/").at(-1) ?? "");
      const monster = monsters.find((known) => known.id === id) ?? null;
      return HttpResponse.json({ data: { monster } });
    }),
  );
  return monsters;
}

async function openEncyclopedia(list: string) {
  const monsters = await serveList(list);
  const { actor, queryClient } = renderApp({ url: "/monsters" });
  if (monsters.length === 0) {
    await screen.findByText(/まだ登録されていません|取得に失敗しました|エラーが発生しました/);
    expectWholePage();
    return;
  }
  const cards = await screen.findAllByRole("article");
  expect(cards).toHaveLength(monsters.length);
  expectWholePage();
  for (const card of cards.slice(0, 1)) {
    const name = within(card).getByRole("heading").textContent;
    await actor.click(within(card).getByRole("link"));
    await waitFor(() => expect(screenTitle()).toBe(name));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screenTitle()).toBe(name);
    expectWholePage();
  }
}

const fitsInUrl = (id: string) => id.isWellFormed() && id.length <= 500 && !/^\.{0,2}$/.test(id);

async function openDetail(answer: string) {
  mockApi.use(
    http.get("*/api/monsters", () => HttpResponse.json({ data: { monsters: [] } })),
    http.get("*/api/monsters/:id", () => HttpResponse.text(answer)),
  );
  const id = idIn(answer) ?? "";
  const requested = fitsInUrl(id) ? id : "1";
  const name = await api.getMonster(requested).then(
    (monster) => monster.name,
    () => null,
  );
  renderApp({ url: `/monsters/${encodeURIComponent(requested)}` });
  if (name === null) {
    await screen.findByText(/見つかりません$|取得に失敗しました$|エラーが発生しました$/);
  } else await waitFor(() => expect(screenTitle()).toBe(name));
  expectWholePage();
}

async function isolated(visit: Promise<void>) {
  try {
    await visit;
  } finally {
    cleanup();
    mockApi.resetHandlers();
    logged.length = 0;
    // The recorded calls of so many cases would fill the memory.
    vi.clearAllMocks();
  }
}

describe("for any response of the API", () => {
  test("the encyclopedia is shown, and its cards can be opened", { timeout: TIME_LIMIT_MS }, () =>
    fc.assert(
      fc.asyncProperty(maybeMalformed(arbitraryList), (list) => isolated(openEncyclopedia(list))),
      { numRuns: fuzzCases(0.01) },
    ),
  );

  test("a monster's page is shown", { timeout: TIME_LIMIT_MS }, () =>
    fc.assert(
      fc.asyncProperty(maybeMalformed(arbitraryDetail), (answer) => isolated(openDetail(answer))),
      { numRuns: fuzzCases(0.01) },
    ),
  );
});
