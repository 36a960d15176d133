import { act, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { wholeList } from "#src/monsters/monster-list.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";
import { persistListOnFetch, restoreList } from "#src/queries/persist-list.ts";
import { clearDatabase, store } from "#tests/support/list-visit.ts";
import { mockApi, setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findCardLink, findSearchField } from "#tests/support/screen-elements.ts";
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

/** Lets the API answer with the new list once the returned function is called; monsters by themselves never come. */
function holdTheList() {
  const { promise, resolve } = Promise.withResolvers<void>();
  setFaults({ detail: "hang" });
  mockApi.use(
    http.get("*/api/monsters", async () => {
      await promise;
      return HttpResponse.json({ data: { monsters: CATALOGUE } });
    }),
  );
  return resolve;
}

/** What a page starts with when the last visit has stored the old list. */
async function restore(app: App) {
  await act(() => restoreList(app.queryClient));
}

beforeEach(clearDatabase);

describe.each(SCREENS)("%s", (_, url, find) => {
  test("shows the list when it comes, with nothing stored", async () => {
    const release = holdTheList();
    const app = renderApp({ url });
    await restore(app);
    release();
    await find(NEW_NAME, app);
  });

  test("shows the list of the page, and then what has changed since", async () => {
    const release = holdTheList();
    const app = renderApp({ url, knownList: wholeList(OLD, HOUR_AGO) });
    await find(OLD_NAME, app);
    release();
    await find(NEW_NAME, app);
  });

  test("shows the stored list, however fresh it is, and then what has changed since", async () => {
    await store(Date.now(), OLD);
    const release = holdTheList();
    const app = renderApp({ url });
    await restore(app);
    await find(OLD_NAME, app);
    release();
    await find(NEW_NAME, app);
  });

  test("shows the stored list offline, and says so", async () => {
    await store(HOUR_AGO, OLD);
    setNetwork(false);
    const app = renderApp({ url });
    await restore(app);
    await find(OLD_NAME, app);
    expect(await screen.findByText(/^オフラインです/)).toBeVisible();
  });

  test("shows the list although nothing can be stored", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const release = holdTheList();
    const app = renderApp({ url });
    persistListOnFetch(app.queryClient);
    await restore(app);
    release();
    await find(NEW_NAME, app);
    expect(app.queryClient.getQueryState(LIST_KEY)?.error).toBeNull();
  });
});
