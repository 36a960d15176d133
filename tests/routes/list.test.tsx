import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { type MonsterList, wholeList } from "#src/monsters/monster-list.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";
import { persistListOnFetch, restoreList } from "#src/queries/persist-list.ts";
import { clearDatabase, store } from "#tests/support/list-visit.ts";
import { mockApi, setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findCardLink, findSearchField, findTitle } from "#tests/support/screen-elements.ts";
import { setNetwork } from "#tests/support/set-network.ts";

const OLD_NAME = "ムカシリス";
const NEW_NAME = "ヒノコリス";
const OLD = CATALOGUE.map((monster) =>
  monster.name === NEW_NAME ? { ...monster, name: OLD_NAME } : monster,
);
const HOUR_AGO = Date.now() - 3_600_000;

type App = ReturnType<typeof renderApp>;

/** Every screen that shows something of the list, and how it shows its first monster. */
const SCREENS: [name: string, url: string, find: (name: string, app: App) => Promise<unknown>][] = [
  ["home", "/", findCardLink],
  ["the encyclopedia", "/monsters", findCardLink],
  [
    "a monster's page",
    "/monsters/2",
    async (name) => {
      const pager = await screen.findByRole("navigation", { name: "前後のモンスター" });
      return within(pager).findByRole("link", { name: `前 ${name}` });
    },
  ],
  [
    "the comparison",
    "/compare?ids=1&ids=2",
    async (name) => screen.findByRole("columnheader", { name: new RegExp(name) }),
  ],
  [
    "the quick search",
    "/compare",
    async (name, { actor }) => {
      if (!screen.queryByRole("dialog")) {
        await screen.findByRole("heading", { level: 1 });
        await actor.keyboard("{Control>}k{/Control}");
        await actor.type(await findSearchField(), "リス");
      }
      return screen.findByRole("option", { name: new RegExp(name) });
    },
  ],
];

const everything = () => HttpResponse.json({ data: { monsters: CATALOGUE } });

/** Lets the API answer with the new list once the returned function is called; monsters by themselves never come. */
function holdTheList() {
  const { promise, resolve } = Promise.withResolvers<void>();
  setFaults({ detail: "hang" });
  mockApi.use(
    http.get("*/api/monsters", async () => {
      await promise;
      return everything();
    }),
  );
  return resolve;
}

beforeEach(clearDatabase);

describe.each(SCREENS)("%s", (_, url, find) => {
  test.each<[string, { knownList?: MonsterList; storedAt?: number }]>([
    ["with nothing stored, when it comes", {}],
    ["of the page, and then what has changed since", { knownList: wholeList(OLD, HOUR_AGO) }],
    ["that is stored, however fresh, and then what has changed since", { storedAt: Date.now() }],
  ])("shows the list %s", async (_, { storedAt, ...known }) => {
    if (storedAt) await store(storedAt, OLD);
    const release = holdTheList();
    const app = renderApp({ url, ...known });
    await act(() => restoreList(app.queryClient));
    if (storedAt || known.knownList) await find(OLD_NAME, app);
    release();
    await find(NEW_NAME, app);
  });

  test("shows the stored list offline, and says so", async () => {
    await store(HOUR_AGO, OLD);
    setNetwork(false);
    const app = renderApp({ url });
    await act(() => restoreList(app.queryClient));
    await find(OLD_NAME, app);
    expect(await screen.findByText(/^オフラインです/)).toBeVisible();
  });
});

test("the list is shown although nothing can be stored", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const { queryClient } = renderApp({ url: "/monsters" });
  persistListOnFetch(queryClient);
  await act(() => restoreList(queryClient));
  await findCardLink(NEW_NAME);
  expect(queryClient.getQueryState(LIST_KEY)?.error).toBeNull();
});

const failure = () => new HttpResponse(null, { status: 503 });

test.each([
  ["goes on, with the list of the last visit", CATALOGUE.slice(0, 3), [everything]],
  ["goes on, without any list", [], [everything]],
  ["is tried again, with the list of the last visit", CATALOGUE.slice(0, 3), [failure, everything]],
  ["is tried again, without any list", [], [failure, everything]],
])(
  "the request for the list %s, when the visitor goes to another screen",
  async (_, stored, answers) => {
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
    expect(requests).toBe(answers.length);
  },
);

const LOADING = "モンスターデータを読み込み中...";
const knownList = {
  monsters: CATALOGUE.slice(0, 12),
  total: CATALOGUE.length,
  fetchedAt: HOUR_AGO,
};
const lastMonsters = { ...knownList, monsters: CATALOGUE.toReversed().slice(0, 12) };

const cards = () => screen.queryAllByRole("article");

describe.each([
  ["home", "/", "モンスター一覧"],
  ["the encyclopedia", "/monsters", "モンスター図鑑"],
])("%s with the first monsters of the last visit", (_, url, name) => {
  const findList = async () => within(await screen.findByRole("region", { name }));

  test("shows its monsters, and the number of all, until the list is there, and keeps the focus then", async () => {
    setFaults({ list: "hang" });
    const { queryClient } = renderApp({ url, knownList });
    const list = await findList();
    await waitFor(() => expect(cards()).toHaveLength(12));
    expect(list.getByText("66体")).toBeVisible();
    expect(list.queryByText(LOADING)).not.toBeInTheDocument();
    expect(cards()[0]?.closest("li")).toHaveAttribute("aria-setsize", "66");
    const link = await findCardLink("スミビネコ");
    act(() => link.focus());
    const whole = wholeList(CATALOGUE.slice(0, 40), HOUR_AGO);
    await act(async () => void queryClient.setQueryData(LIST_KEY, whole));
    expect(await list.findByText("40体")).toBeVisible();
    await waitFor(() => expect(cards().length).toBeGreaterThan(12));
    expect(await findCardLink("スミビネコ")).toHaveFocus();
  });

  test("keeps its monsters below the error when the list fails, and says that they are not all", async () => {
    setFaults({ list: "400" });
    const { actor } = renderApp({ url, knownList });
    const list = await findList();
    expect(await list.findByRole("alert")).toHaveTextContent("モンスターの取得に失敗しました");
    expect(list.getByText("66体中12体")).toBeVisible();
    expect(cards()).toHaveLength(12);
    expect(cards()[0]?.closest("li")).toHaveAttribute("aria-setsize", "12");
    setFaults({});
    await actor.click(list.getByRole("button", { name: "再試行" }));
    expect(await list.findByText("66体")).toBeVisible();
    expect(list.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("shows that there are none, where that is known", async () => {
    setFaults({ list: "hang" });
    renderApp({ url, knownList: { ...knownList, monsters: [], total: 0 } });
    expect(await screen.findByText("モンスターはまだ登録されていません")).toBeVisible();
  });
});

describe("the encyclopedia", () => {
  test.each([
    ["a search in the address", "/monsters?q=neko", knownList],
    ["a type in the address", "/monsters?type=fire", knownList],
    ["another order in the address", "/monsters?sort=name", knownList],
    ["first monsters that have not the lowest numbers", "/monsters", lastMonsters],
  ])("waits for the list with %s", async (_, url, known) => {
    setFaults({ list: "delay-300" });
    renderApp({ url, knownList: known });
    expect(await screen.findByText(LOADING)).toBeVisible();
    expect(cards()).toHaveLength(0);
    await waitFor(() => expect(cards().length).toBeGreaterThan(0));
    expect(screen.queryByText(LOADING)).not.toBeInTheDocument();
  });

  test("waits for the list when a search is typed", async () => {
    setFaults({ list: "delay-1000" });
    const { actor } = renderApp({ url: "/monsters", knownList });
    await waitFor(() => expect(cards()).toHaveLength(12));
    await actor.type(screen.getByRole("combobox", { name: "モンスターを検索" }), "スミビネコ");
    expect(await screen.findByText(LOADING)).toBeVisible();
    expect(cards()).toHaveLength(0);
    expect(await screen.findByText("66体中1体")).toBeVisible();
  });
});

test("offline the first monsters are shown with their age, and without an error, when nothing else is known", async () => {
  onlineManager.setOnline(false);
  setFaults({ list: "refused" });
  renderApp({ url: "/monsters", knownList });
  expect(await screen.findByText("66体中12体")).toBeVisible();
  expect(
    await screen.findByText("オフラインです。1 時間前に取得したデータを表示しています"),
  ).toBeVisible();
  expect(cards()).toHaveLength(12);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
