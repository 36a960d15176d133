import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { createApi } from "#src/api/api.ts";
import { allowErrors, expectNoOtherErrors } from "#tests/support/console-errors.ts";
import { fc, fuzzCases } from "#tests/support/fuzz.ts";
import { API_BASE_URL, mockApi, serveMonsters } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { arbitraryList, maybeMalformed } from "#tests/support/response-arbitraries.ts";
import { findCards } from "#tests/support/screen-elements.ts";

const MARKUP_ELEMENTS = "script, b, [onerror], [onload], img[src='x']";

const api = createApi(API_BASE_URL, async () => null);

function expectWholePage() {
  expect(screen.getByRole("navigation", { name: "メインナビゲーション" })).toBeVisible();
  expect(screen.queryByText("予期しないエラーが発生しました")).not.toBeInTheDocument();
  expect(document.querySelector(MARKUP_ELEMENTS)).toBeNull();
  expectNoOtherErrors();
}

const screenTitle = () => screen.getByRole("heading", { level: 1 }).textContent;

/** Opens the encyclopedia, whose API answers `list`, and the first monster in it. */
async function visit(list: string) {
  const answer = http.get("*/api/monsters", () => HttpResponse.text(list));
  mockApi.use(answer);
  const monsters = await api.listMonsters().catch(() => []);
  serveMonsters(monsters);
  mockApi.use(answer);
  const { actor, queryClient } = renderApp({ url: "/monsters" });
  if (monsters.length === 0) {
    await screen.findByText(/まだ登録されていません|取得に失敗しました|エラーが発生しました/);
    expectWholePage();
    return;
  }
  const cards = await findCards();
  expect(cards).toHaveLength(monsters.length);
  expectWholePage();
  const [card = document.body] = cards;
  const name = within(card).getByRole("heading").textContent;
  await actor.click(within(card).getByRole("link"));
  await waitFor(() => expect(screenTitle()).toBe(name));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screenTitle()).toBe(name);
  expectWholePage();
}

test("for any response of the API the encyclopedia is shown, and its cards can be opened", () => {
  allowErrors(/^Left out/);
  const visiting = fc.asyncProperty(maybeMalformed(arbitraryList), visit).afterEach(() => {
    cleanup();
    mockApi.resetHandlers();
    // The recorded calls of so many cases would fill the memory.
    vi.clearAllMocks();
  });
  return fc.assert(visiting, { numRuns: fuzzCases(0.06) });
});
