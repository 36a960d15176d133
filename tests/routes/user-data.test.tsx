import { dehydrate } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { PAGE_DATA_ID } from "#src/page/marks.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { SAKURA, TSUBAKI } from "#tests/support/fake-identity.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";
import { mockApi } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findMenu } from "#tests/support/screen-elements.ts";

/** An API that shows everyone a monster of their own. The answers to one of them may wait. */
function serveByUser() {
  const asked: string[] = [];
  const holds = new Map<string, Promise<void>>();
  mockApi.use(
    http.get("*/api/monsters", async ({ request }) => {
      const token = request.headers.get("Authorization");
      const uid = token?.replace("Bearer token-of-", "") ?? "guest";
      asked.push(uid);
      await holds.get(uid);
      return HttpResponse.json({
        data: { monsters: [inventMonster({ id: uid, name: `${uid}の` })] },
      });
    }),
  );
  const hold = (uid: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    holds.set(uid, promise);
    return resolve;
  };
  return { asked, hold };
}

const card = (uid: string) => screen.queryByRole("heading", { name: `${uid}の` });
const findCard = (uid: string) => screen.findByRole("heading", { name: `${uid}の` });

test.each([
  ["signs out", null, "guest"],
  ["is replaced by another", TSUBAKI, "tsubaki"],
])(
  "what a user was shown leaves screen and memory when the user %s, and is asked for again",
  async (_, next, uid) => {
    const { asked, hold } = serveByUser();
    const { actor, identity, queryClient } = renderApp({ url: "/monsters", user: SAKURA });
    await findCard("sakura");
    await actor.click(screen.getByRole("button", { name: /比較に加える/ }));
    const release = hold(uid);
    act(() => identity.becomeUser(next));
    await waitFor(() => expect(card("sakura")).not.toBeInTheDocument());
    const known = [
      dehydrate(queryClient),
      { ...sessionStorage },
      screen.getByRole("main").innerHTML,
    ];
    expect(JSON.stringify(known)).not.toContain("sakuraの");
    expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
    expect(await screen.findByText("モンスターデータを読み込み中...")).toBeVisible();
    release();
    expect(await findCard(uid)).toBeVisible();
    expect(asked).toEqual(["sakura", uid]);
  },
);

test("the answer to a user who has left is not shown, though it was sent before", async () => {
  const { asked, hold } = serveByUser();
  const release = hold("sakura");
  const { identity } = renderApp({ url: "/monsters", user: SAKURA });
  await waitFor(() => expect(asked).toEqual(["sakura"]));
  act(() => identity.becomeUser(null));
  await findCard("guest");
  release();
  act(() => identity.becomeUser(TSUBAKI));
  await findCard("tsubaki");
  expect(card("sakura")).not.toBeInTheDocument();
});

test("who signs in sees what guests see until the answer for them comes", async () => {
  const { asked, hold } = serveByUser();
  const { identity, auth } = renderApp({ url: "/monsters" });
  await findCard("guest");
  await auth.prepareSignIn();
  const release = hold("sakura");
  act(() => identity.becomeUser(SAKURA));
  await waitFor(() => expect(asked).toEqual(["guest", "sakura"]));
  expect(card("guest")).toBeVisible();
  release();
  expect(await findCard("sakura")).toBeVisible();
});

test("what the build wrote into the page stands in until a guest is answered", async () => {
  const { hold } = serveByUser();
  const ofBuild = createQueryClient();
  const monsters = [inventMonster({ id: "1", name: "ページの" })];
  ofBuild.setQueryData(LIST_KEY, { monsters, fetchedAt: 1 }, { updatedAt: 1 });
  const json = document.createElement("script");
  json.id = PAGE_DATA_ID;
  json.type = "application/json";
  json.textContent = JSON.stringify(dehydrate(ofBuild));
  document.body.append(json);
  const { identity } = renderApp({ url: "/monsters", user: SAKURA });
  await findCard("sakura");
  const release = hold("guest");
  act(() => identity.becomeUser(null));
  expect(await findCard("ページ")).toBeVisible();
  expect(card("sakura")).not.toBeInTheDocument();
  release();
  expect(await findCard("guest")).toBeVisible();
});

test("what is everyone's is not asked for again", async () => {
  let checks = 0;
  mockApi.use(
    http.get("*/api/health", () => {
      checks += 1;
      return HttpResponse.json({ status: "healthy" });
    }),
  );
  const { identity } = renderApp({ user: SAKURA });
  await findMenu("さくら");
  await screen.findByText("API接続成功: healthy");
  act(() => identity.becomeUser(null));
  expect(await screen.findByText("8体")).toBeVisible();
  expect(screen.getByText("API接続成功: healthy")).toBeVisible();
  expect(checks).toBe(1);
});
