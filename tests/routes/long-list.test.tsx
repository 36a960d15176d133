import { act, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import { wholeList } from "#src/monsters/monster-list.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";
import { mockApi } from "#tests/support/mock-api.ts";
import { openEncyclopedia, renderApp } from "#tests/support/render-app.tsx";
import { findTitle } from "#tests/support/screen-elements.ts";

const MANY = generateMonsters(10_000);

const findPager = () => screen.findByRole("navigation", { name: "前後のモンスター" });

beforeEach(() => {
  mockApi.use(http.get("*/api/monsters", () => HttpResponse.json({ data: { monsters: MANY } })));
});

test("a list of 10,000 is searched, and the best match opened with Enter", async () => {
  const { actor, field } = await openEncyclopedia();
  expect(await screen.findByText("10,000体")).toBeVisible();
  await actor.type(field, "ヒノコリ");
  expect(await screen.findByText("10,000体中1体")).toBeVisible();
  await actor.keyboard("{Enter}");
  expect(await findTitle("ヒノコリス")).toBeVisible();
});

test("a list of 10,000 gives way to a shorter one", async () => {
  const { queryClient } = await openEncyclopedia();
  expect(await screen.findByText("10,000体")).toBeVisible();
  act(() => void queryClient.setQueryData(LIST_KEY, wholeList(MANY.slice(0, 9_000), 1)));
  expect(await screen.findByText("9,000体")).toBeVisible();
});

test("a monster's own page keeps the neighbours that it knows until the list is there", async () => {
  const [previous, monster, next] = MANY;
  if (!(previous && monster && next)) throw new Error("There are too few monsters");
  const list = Promise.withResolvers<void>();
  const hanging = http.get("*/api/monsters", async () => {
    await list.promise;
    return HttpResponse.json({ data: { monsters: MANY } });
  });
  mockApi.use(hanging);
  renderApp({
    url: `/monsters/${monster.id}?sort=name`,
    monsterPage: {
      fetchedAt: 1,
      monster,
      page: { previous, next, position: 2, count: 3, scaleEnd: 100 },
    },
  });
  const pager = within(await findPager());
  expect(pager.getByText("3体中2番目")).toBeInTheDocument();
  list.resolve();
  expect(await pager.findByText(/^10,000体中/)).toBeInTheDocument();
});

test("a monster's page has its neighbours in a search of 10,000", async () => {
  renderApp({ url: "/monsters/10000?order=desc" });
  const pager = within(await findPager());
  expect(await pager.findByText("10,000体中1番目")).toBeInTheDocument();
  expect(pager.getByRole("link", { name: /^次/ })).toHaveAttribute(
    "href",
    "/monsters/9999?order=desc",
  );
});
