import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";

const open = async (url = "/monsters") => {
  const app = renderApp({ url });
  const field = await screen.findByRole("searchbox", { name: "モンスターを検索" });
  await screen.findByRole("status");
  const address = () => app.router.state.location.href;
  const names = () =>
    screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
  return { ...app, field, address, names };
};

describe("search", () => {
  test.each([
    ["ヒノコ", "1体"],
    ["ひのこり", "1体"],
    ["ﾋﾉｺ", "1体"],
    ["hinoko", "1体"],
    ["HINOKO", "1体"],
    ["hin", "2体"],
    ["007", "1体"],
    ["No.7", "1体"],
    ["ほのお", "10体"],
    ["fire", "10体"],
    ["しっぽあぶり", "1体"],
  ])("%s finds %s, and says so", async (text, count) => {
    const { actor, field } = await open();
    await actor.type(field, text);
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(`66体中${count}`));
  });

  test("is in the address once typing pauses, in place of the entry before", async () => {
    const { actor, field, address, router } = await open();
    const { length } = router.history;
    await actor.type(field, "hinoko");
    await waitFor(() => expect(address()).toBe("/monsters?q=hinoko"));
    expect(router.history.length).toBe(length);
    expect(field).toHaveFocus();
  });

  test("is cleared with Escape", async () => {
    const { actor, field } = await open("/monsters?q=hinoko");
    expect(field).toHaveValue("hinoko");
    await actor.type(field, "{Escape}");
    expect(field).toHaveValue("");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("66体"));
  });

  test("does not search for half-composed kana, and loses none", async () => {
    const { field } = await open();
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: "ひn" }, isComposing: true });
    expect(field).toHaveValue("ひn");
    expect(screen.getByRole("status")).toHaveTextContent("66体");
    fireEvent.input(field, { target: { value: "ひのこりす" }, isComposing: true });
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue("ひのこりす");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("66体中1体"));
  });

  test("offers the closest names and the way out when nothing is found", async () => {
    const { actor, address } = await open("/monsters?q=ひのこりぬ&type=fire");
    expect(await screen.findByText("条件に合うモンスターはいません")).toBeVisible();
    expect(await screen.findByRole("link", { name: "ヒノコリス" })).toHaveAttribute(
      "href",
      "/monsters/1",
    );
    await actor.click(screen.getByRole("button", { name: "条件をクリア" }));
    await waitFor(() => expect(address()).toBe("/monsters"));
    expect(screen.getByRole("region", { name: "モンスター図鑑" })).toHaveFocus();
  });
});

describe("filter and sort", () => {
  test("types are chosen one by one, each in an entry of its own", async () => {
    const { actor, address, router } = await open();
    const { length } = router.history;
    await actor.click(screen.getByRole("checkbox", { name: "ほのお" }));
    await actor.click(screen.getByRole("checkbox", { name: "その他" }));
    await waitFor(() => expect(address()).toBe("/monsters?type=fire,other"));
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("66体中22体"));
    expect(router.history.length).toBe(length + 2);
    router.history.back();
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("66体中10体"));
    expect(screen.getByRole("checkbox", { name: "その他" })).not.toBeChecked();
  });

  test("ranges are typed", async () => {
    const { actor, address } = await open();
    await actor.click(screen.getByText("レベルと能力の範囲"));
    await actor.type(screen.getByRole("spinbutton", { name: "レベルの最小" }), "45");
    await actor.type(screen.getByRole("spinbutton", { name: "攻撃の最大" }), "110");
    await waitFor(() => expect(address()).toBe("/monsters?level=45-&attack=-110"));
    expect(screen.getByRole("status")).toHaveTextContent("66体中4体");
  });

  test("the order is chosen, unknown values stand last", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    setFaults({ list: "odd-monsters" });
    const { actor, names, address } = await open();
    await actor.selectOptions(screen.getByRole("combobox", { name: "並べ替え" }), "レベル");
    await actor.selectOptions(screen.getByRole("combobox", { name: "順序" }), "降順");
    await waitFor(() => expect(address()).toBe("/monsters?sort=level&order=desc"));
    expect(names()).toEqual(["マトモン", "ナゾモン"]);
  });

  test("an address gives the list it says; what is malformed in it is ignored one by one", async () => {
    const { names } = await open(
      "/monsters?type=fire,dragon&level=x-3&attack=100-&sort=speed&order=sideways&page=7",
    );
    await waitFor(() => expect(names()).toEqual(["ホムラヅノ"]));
    expect(screen.getByRole("checkbox", { name: "ほのお" })).toBeChecked();
    expect(screen.getByRole("combobox", { name: "順序" })).toHaveDisplayValue("昇順");
  });
});

test.each([
  [
    "/monsters?type=炎,dragon&sort=beauty&order=desc&page=7",
    "/monsters?type=fire&order=desc&page=7",
  ],
  ["/monsters/1?q=&q=ヒノ&level=x", "/monsters/1?q=%E3%83%92%E3%83%8E"],
  ["/compare?ids=1&ids=1&ids=", "/compare?ids=1"],
  ["/login?redirect=/profile&redirect=/battles", "/login"],
])("%s is put right when it is opened", async (url, address) => {
  const { router } = renderApp({ url });
  await waitFor(() => expect(router.state.location.href).toBe(address));
});

describe("the way to a monster and back", () => {
  test("neighbours follow the search and order one came with, by link and by key", async () => {
    const { actor, address, names } = await open("/monsters?type=water&sort=speed&order=desc");
    await waitFor(() => expect(names()[0]).toBe("シオカゼル"));
    await actor.click(screen.getByRole("link", { name: "タキノボランの詳細を見る" }));
    expect(await screen.findByText("10体中2番目")).toBeVisible();
    expect(screen.getByRole("link", { name: "前: シオカゼル" })).toBeVisible();
    await actor.click(screen.getByRole("link", { name: "次: ナギサウオ" }));
    expect(await screen.findByRole("heading", { level: 1, name: "ナギサウオ" })).toBeVisible();
    await actor.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(await screen.findByRole("heading", { level: 1, name: "シオカゼル" })).toBeVisible();
    await actor.click(screen.getByRole("button", { name: "戻る" }));
    await waitFor(() => expect(address()).toBe("/monsters?type=water&sort=speed&order=desc"));
    expect(await screen.findByRole("link", { name: "タキノボランの詳細を見る" })).toHaveFocus();
  });

  test("a wipe leads to the neighbours", async () => {
    renderApp({ url: "/monsters/2" });
    await screen.findByRole("link", { name: "次: カマドウシ" });
    const wipe = (from: number, to: number, down = 0) => {
      const touch = (clientX: number, clientY: number) =>
        ({ identifier: 0, target: document.body, clientX, clientY }) as const;
      fireEvent.touchStart(document.body, { touches: [touch(from, 0)] });
      fireEvent.touchEnd(document.body, { changedTouches: [touch(to, down)] });
    };
    wipe(300, 200, 90);
    wipe(300, 260);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("スミビネコ");
    wipe(300, 200);
    expect(await screen.findByRole("heading", { level: 1, name: "カマドウシ" })).toBeVisible();
  });

  test("keys that come faster than pages each lead one further", async () => {
    const { router } = renderApp({ url: "/monsters/2" });
    await screen.findByRole("link", { name: "次: カマドウシ" });
    for (const id of ["3", "4", "5"]) {
      fireEvent.keyDown(document.body, { key: "ArrowRight" });
      await waitFor(() => expect(router.history.location.pathname).toBe(`/monsters/${id}`), {
        interval: 1,
      });
    }
    await waitFor(() => expect(router.state.location.pathname).toBe("/monsters/5"));
  });

  test("a monster opens at once with what the list knows", async () => {
    setFaults({ detail: "hang" });
    const { actor } = await open();
    await actor.click(await screen.findByRole("link", { name: "ヒノコリスの詳細を見る" }));
    expect(await screen.findByRole("heading", { level: 1, name: "ヒノコリス" })).toBeVisible();
    expect(screen.queryByText("モンスター情報を読み込み中...")).not.toBeInTheDocument();
  });

  test("what the list knows stays when the monster itself cannot be fetched", async () => {
    setFaults({ detail: "500" });
    const { actor } = await open();
    await actor.click(await screen.findByRole("link", { name: "ヒノコリスの詳細を見る" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "モンスター情報の取得に失敗しました",
    );
    expect(screen.getByRole("heading", { level: 1, name: "ヒノコリス" })).toBeVisible();
  });
});

describe("keyboard", () => {
  test("/ leads to the search field, ? to the list of keys; both rest while one types", async () => {
    const { actor, field } = await open();
    await actor.keyboard("/");
    expect(field).toHaveFocus();
    await actor.keyboard("/?");
    expect(field).toHaveValue("/?");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("arrows move between the cards", async () => {
    const { actor } = await open();
    const link = (name: string) => screen.getByRole("link", { name: `${name}の詳細を見る` });
    await screen.findByRole("heading", { name: "ヒノコリス" });
    link("ヒノコリス").focus();
    await actor.keyboard("{ArrowRight}");
    expect(link("スミビネコ")).toHaveFocus();
    await actor.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(link("ヒノコリス")).toHaveFocus();
  });
});
