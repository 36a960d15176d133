import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";
import { persistListOnFetch, restoreList } from "#src/queries/persist-list.ts";
import { failure } from "#tests/support/failure.ts";
import { clearDatabase, store } from "#tests/support/list-visit.ts";
import { countOf, MONSTERS, mockApi, recordRequests, setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import {
  findCardLink,
  findEncyclopediaLink,
  findSearchField,
  findTitle,
  shownCards,
} from "#tests/support/screen-elements.ts";
import { setNetwork } from "#tests/support/set-network.ts";

const OLD_NAME = "ムカシリス";
const NEW_NAME = "ヒノコリス";
const OLD = MONSTERS.map((monster) =>
  monster.name === NEW_NAME ? { ...monster, name: OLD_NAME } : monster,
);
const HOUR_AGO = Date.now() - 3_600_000;

type App = ReturnType<typeof renderApp>;

/** Every screen that shows something of the list, and how it shows its first monster. */
const SCREENS: [name: string, url: string, find: (name: string, app: App) => Promise<unknown>][] = [
  ["home", "/", findCardLink],
  ["the encyclopedia", "/monsters", findCardLink],
  ["a monster's page", "/monsters/2", (name) => screen.findByRole("link", { name: `前 ${name}` })],
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

const everything = () => HttpResponse.json({ data: { monsters: MONSTERS } });

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
    [
      "of the page, and then what has changed since",
      { knownList: { monsters: OLD, fetchedAt: HOUR_AGO } },
    ],
    ["that is stored, however fresh, and then what has changed since", { storedAt: Date.now() }],
  ])("shows the list %s", async (_, { storedAt, ...known }) => {
    if (storedAt) await store(storedAt, OLD);
    const release = holdTheList();
    const app = renderApp({ url, ...known });
    await act(() => restoreList(app.queryClient, app.auth));
    if (storedAt || known.knownList) await find(OLD_NAME, app);
    release();
    await find(NEW_NAME, app);
  });

  test("shows the stored list offline, and says so", async () => {
    await store(HOUR_AGO, OLD);
    setNetwork(false);
    const app = renderApp({ url });
    await act(() => restoreList(app.queryClient, app.auth));
    await find(OLD_NAME, app);
    expect(await screen.findByText(/^オフラインです/)).toBeVisible();
  });
});

test("the list is shown although nothing can be stored", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const { queryClient, auth } = renderApp({ url: "/monsters" });
  persistListOnFetch(queryClient, auth);
  await act(() => restoreList(queryClient, auth));
  await findCardLink(NEW_NAME);
  expect(queryClient.getQueryState(LIST_KEY)?.error).toBeNull();
});

const unavailable = () => new HttpResponse(null, { status: 503 });

test.each([
  ["goes on, with the list of the last visit", MONSTERS.slice(0, 3), [everything]],
  ["goes on, without any list", [], [everything]],
  [
    "is tried again, with the list of the last visit",
    MONSTERS.slice(0, 3),
    [unavailable, everything],
  ],
  ["is tried again, without any list", [], [unavailable, everything]],
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
    const lastList = { monsters: stored, fetchedAt: Date.now() - 1_000 };
    if (stored.length > 0) queryClient.setQueryData(LIST_KEY, lastList, { updatedAt: 1 });
    await actor.click(await findEncyclopediaLink());
    expect(await findTitle("モンスター図鑑")).toBeVisible();
    going.resolve();
    expect(await screen.findByText("8体")).toBeVisible();
    expect(requests).toBe(answers.length);
  },
);

test.each([
  ["an answer", {}, 2],
  ["a failure", { list: "400" }, 3],
])("a clock that is set back after %s stops no refresh", async (_, faults, count) => {
  setFaults(faults);
  const requests = recordRequests();
  const { router, queryClient } = renderApp();
  const answered = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(countOf(requests, "/monsters")).toBe(1));
  await answered();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 24 * 3_600_000 });
  await act(() => router.navigate({ to: "/monsters" }));
  await waitFor(() => expect(countOf(requests, "/monsters")).toBe(2));
  await answered();
  await act(() => router.navigate({ to: "/" }));
  await waitFor(() => expect(countOf(requests, "/monsters")).toBe(count));
});

const LOADING = "モンスターデータを読み込み中...";
const knownList = { monsters: MONSTERS, fetchedAt: HOUR_AGO };

describe.each([
  ["home", "/", "モンスター一覧"],
  ["the encyclopedia", "/monsters", "モンスター図鑑"],
])("%s with the list of the last visit", (_, url, name) => {
  const findList = async () => within(await screen.findByRole("region", { name }));

  test("shows it until the API answers, and keeps the focus then", async () => {
    setFaults({ list: "hang" });
    const { queryClient } = renderApp({ url, knownList });
    const list = await findList();
    expect(await list.findByText("8体")).toBeVisible();
    expect(list.queryByText(LOADING)).not.toBeInTheDocument();
    expect(shownCards()[0]?.closest("li")).toHaveAttribute("aria-setsize", "8");
    const link = await findCardLink("スミビネコ");
    act(() => link.focus());
    const newer = { monsters: MONSTERS.slice(0, 4), fetchedAt: Date.now() };
    await act(async () => void queryClient.setQueryData(LIST_KEY, newer));
    expect(await list.findByText("4体")).toBeVisible();
    expect(await findCardLink("スミビネコ")).toHaveFocus();
  });

  test("keeps it below the error when the API fails", async () => {
    setFaults({ list: "400" });
    const { actor } = renderApp({ url, knownList });
    const list = await findList();
    expect(await list.findByRole("alert")).toHaveTextContent(failure("list", "rejected"));
    expect(list.getByText("8体")).toBeVisible();
    expect(shownCards().length).toBeGreaterThan(0);
    setFaults({});
    await actor.click(list.getByRole("button", { name: "再試行" }));
    await waitFor(() => expect(list.queryByRole("alert")).not.toBeInTheDocument());
    expect(list.getByText("8体")).toBeVisible();
  });

  test("shows that there are none, where that is known", async () => {
    setFaults({ list: "hang" });
    renderApp({ url, knownList: { ...knownList, monsters: [] } });
    expect(await screen.findByText("モンスターはまだ登録されていません")).toBeVisible();
  });
});

test.each([
  ["/", "home has the list in its own order", "ハヤブサメ"],
  ["/monsters", "the encyclopedia sorts it by number", NEW_NAME],
  ["/monsters?q=スミビネコ", "a search finds in it", "スミビネコ"],
])("before the API answers, the list is whole: at %s, %s", async (url, _, first) => {
  setFaults({ list: "hang" });
  renderApp({ url, knownList: { ...knownList, monsters: MONSTERS.toReversed() } });
  await waitFor(() => expect(shownCards()[0]).toHaveTextContent(first));
});
