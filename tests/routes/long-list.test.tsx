import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import { wholeList } from "#src/monsters/monster-list.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";
import { stubWorkers } from "#tests/support/fake-worker.ts";
import { mockApi } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findTitle } from "#tests/support/screen-elements.ts";

const MANY = generateMonsters(10_000);

const SEARCHING = "検索しています...";

let workers: ReturnType<typeof stubWorkers>;

beforeEach(() => {
  workers = stubWorkers("holds searches");
  // Without their count, which would be shown before they are there.
  mockApi.use(http.get("*/api/monsters", () => HttpResponse.json({ data: { monsters: MANY } })));
});

/** Answers what the last worker is asked, once it is. */
async function release(): Promise<void> {
  await waitFor(() => expect(workers.at(-1)?.requests).toContain("search"));
  await act(async () => {
    for (const worker of workers) worker.release();
  });
}

const names = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

/** Opens the encyclopedia, and holds what is searched from now on. */
async function openEncyclopedia() {
  const app = renderApp({ url: "/monsters" });
  await release();
  expect(await screen.findByText("10,000体")).toBeVisible();
  for (const worker of workers) worker.fate = "holds searches";
  return { ...app, field: screen.getByRole("combobox", { name: "モンスターを検索" }) };
}

describe("in a list of 10,000, what is asked for", () => {
  test("is found later; until then the page shows what it has, and says so", async () => {
    const { actor, field } = await openEncyclopedia();
    const before = names();
    await actor.type(field, "ヒノコリ");
    expect(field).toHaveValue("ヒノコリ");
    expect(await screen.findByText(SEARCHING)).toBeVisible();
    expect(names()).toEqual(before);
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    await release();
    expect(await screen.findByText("10,000体中1体")).toBeVisible();
    expect(names()[0]).toBe("ヒノコリス");
    expect(screen.getByRole("listbox", { name: "候補" })).toBeVisible();
    expect(screen.queryByText(SEARCHING)).not.toBeInTheDocument();
  });

  test("is the last text, and not awaited any more when the visitor clears it", async () => {
    const { actor, field } = await openEncyclopedia();
    await actor.type(field, "zzz");
    expect(await screen.findByText(SEARCHING)).toBeVisible();
    await actor.clear(field);
    expect(await screen.findByText("10,000体")).toBeVisible();
    await actor.type(field, "スミビネ");
    expect(await screen.findByText(SEARCHING)).toBeVisible();
    await release();
    await waitFor(() => expect(names()[0]).toBe("スミビネコ"));
    expect(screen.getByText("10,000体中1体")).toBeVisible();
  });

  test("can be the monster to open with Enter", async () => {
    const { actor, field, router } = await openEncyclopedia();
    await actor.type(field, "ヒノコリ{Enter}");
    expect(router.state.location.pathname).toBe("/monsters");
    await release();
    expect(await findTitle("ヒノコリス")).toBeVisible();
    expect(router.state.location.pathname).toBe("/monsters/1");
  });

  test("is not opened with Enter, when the visitor types on", async () => {
    const { actor, field, router } = await openEncyclopedia();
    await actor.type(field, "ヒノコリ{Enter}{Backspace}");
    await release();
    expect(await screen.findByText(/^10,000体中/)).toBeVisible();
    expect(router.state.location.pathname).toBe("/monsters");
  });
});

describe("with a list of 10,000", () => {
  test("a shorter one is counted once it is searched, and never more than there are in all", async () => {
    const { queryClient } = await openEncyclopedia();
    queryClient.setQueryData(LIST_KEY, wholeList(MANY.slice(0, 9_000), 1));
    await act(async () => {});
    expect(screen.getByText("10,000体")).toBeVisible();
    await waitFor(() => expect(workers).toHaveLength(2));
    await release();
    expect(await screen.findByText("9,000体")).toBeVisible();
  });

  test("a monster's own page keeps the neighbours that it knows until the list can be searched", async () => {
    const [previous, monster, next] = MANY;
    if (!(previous && monster && next)) throw new Error("There are too few monsters");
    const { queryClient } = renderApp({
      url: `/monsters/${monster.id}`,
      monsterPage: {
        fetchedAt: 1,
        monster,
        page: { previous, next, position: 2, count: 3, scaleEnd: 100 },
      },
    });
    const pager = await screen.findByRole("navigation", { name: "前後のモンスター" });
    await act(async () => void queryClient.setQueryData(LIST_KEY, wholeList(MANY, 1)));
    expect(within(pager).getByText("3体中2番目")).toBeInTheDocument();
    expect(within(pager).getByRole("link", { name: /^次/ })).toBeVisible();
    await release();
    expect(await within(pager).findByText("10,000体中2番目")).toBeInTheDocument();
  });

  test("an address with a search shows that it is loading, then the results", async () => {
    renderApp({ url: "/monsters?q=ヒノコリ&sort=name" });
    expect(await screen.findByText("モンスターデータを読み込み中...")).toBeVisible();
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
    await release();
    expect(await screen.findByText("10,000体中1体")).toBeVisible();
    expect(names()[0]).toBe("ヒノコリス");
  });

  test("a monster's page gets its neighbours in the search once they are known", async () => {
    renderApp({ url: "/monsters/10000?order=desc" });
    expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
    const pager = screen.getByRole("navigation", { name: "前後のモンスター" });
    expect(within(pager).queryByRole("link")).not.toBeInTheDocument();
    await release();
    expect(await within(pager).findByText("10,000体中1番目")).toBeInTheDocument();
    expect(within(pager).getByRole("link", { name: /^次/ })).toHaveAttribute(
      "href",
      "/monsters/9999?order=desc",
    );
  });
});
