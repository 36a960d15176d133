import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { chooseForComparison } from "#src/components/monster/compare-choice.ts";
import { setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";

afterEach(() => chooseForComparison([]));

const findCells = async (row: string) => {
  const header = await screen.findByRole("rowheader", { name: row });
  const cells = within(header.closest("tr") ?? header).getAllByRole("cell");
  return cells.map((cell) => cell.textContent);
};

describe("comparison", () => {
  test("up to three monsters are chosen from cards and details, and compared", async () => {
    const { actor, router } = renderApp({ url: "/monsters" });
    for (const name of ["ヒノコリス", "スミビネコ", "カマドウシ"]) {
      await actor.click(await screen.findByRole("button", { name: `${name}を比較に加える` }));
    }
    const fourth = screen.getByRole("button", { name: "ホムラヅノを比較に加える" });
    expect(fourth).toHaveAttribute("aria-disabled", "true");
    expect(fourth).toHaveAccessibleDescription("比べられるのは3体までです");
    const tray = within(screen.getByRole("complementary", { name: "比較に選んだモンスター" }));
    await actor.click(tray.getByRole("button", { name: "スミビネコを比較から外す" }));
    await actor.click(await screen.findByRole("link", { name: "ホムラヅノの詳細を見る" }));
    await screen.findByRole("heading", { level: 1, name: "ホムラヅノ" });
    await actor.click(await screen.findByRole("button", { name: "ホムラヅノを比較に加える" }));
    await actor.click(screen.getByRole("link", { name: "3体を比べる" }));
    expect(
      await screen.findByRole("heading", { level: 1, name: "モンスターを比べる" }),
    ).toBeVisible();
    expect(router.state.location.href).toBe("/compare?ids=1&ids=3&ids=4");
    const headers = screen.getAllByRole("columnheader").slice(1);
    expect(headers.map((header) => within(header).getByRole("link").textContent)).toEqual([
      "ヒノコリス",
      "カマドウシ",
      "ホムラヅノ",
    ]);
  });

  test("a fourth monster is refused in words, visibly and in a live region", async () => {
    const { actor } = renderApp({ url: "/monsters" });
    for (const name of ["ヒノコリス", "スミビネコ", "カマドウシ"]) {
      await actor.click(await screen.findByRole("button", { name: `${name}を比較に加える` }));
    }
    const limit = screen.getByText("比べられるのは3体までです");
    const fourth = screen.getByRole("button", { name: "ホムラヅノを比較に加える" });
    await actor.click(fourth);
    expect(fourth).toHaveFocus();
    const repeated = screen.getByText("比べられるのは3体までです");
    expect(repeated).toBeVisible();
    expect(repeated.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
    // Put in anew, so that it is announced again.
    expect(repeated).not.toBe(limit);
    const tray = within(screen.getByRole("complementary", { name: "比較に選んだモンスター" }));
    expect(tray.getAllByRole("button")).toHaveLength(3);
    await actor.click(tray.getByRole("button", { name: "スミビネコを比較から外す" }));
    expect(screen.queryByText("比べられるのは3体までです")).not.toBeInTheDocument();
  });

  test("removing a monster keeps the focus in the comparison", async () => {
    const { actor } = renderApp({ url: "/compare?ids=9999&ids=1&ids=2" });
    await screen.findByRole("link", { name: "スミビネコ" });
    const comparison = screen.getByRole("region", { name: "モンスターを比べる" });
    for (const name of ["9999", "ヒノコリス", "スミビネコ"]) {
      const remove = screen.getByRole("button", { name: `${name}を比較から外す` });
      await actor.click(remove);
      await waitFor(() => expect(remove).not.toBeInTheDocument());
      expect(comparison).toHaveFocus();
    }
  });

  test("removing a monster keeps the focus in the tray, and the last one moves it to the page", async () => {
    const { actor } = renderApp({ url: "/monsters" });
    for (const name of ["ヒノコリス", "スミビネコ"]) {
      await actor.click(await screen.findByRole("button", { name: `${name}を比較に加える` }));
    }
    const tray = screen.getByRole("complementary", { name: "比較に選んだモンスター" });
    const remove = (name: string) =>
      actor.click(within(tray).getByRole("button", { name: `${name}を比較から外す` }));
    await remove("ヒノコリス");
    expect(tray).toHaveFocus();
    await remove("スミビネコ");
    expect(tray).not.toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveFocus();
  });

  test("differences are written in words", async () => {
    renderApp({ url: "/compare?ids=1&ids=3" });
    expect(await findCells("HP")).toEqual(["39−56最高との差 56", "95▲ 最高"]);
    expect(await findCells("技")).toEqual([
      "ひのここの子だけの技かじるこの子だけの技しっぽあぶりこの子だけの技",
      "かまど突きこの子だけの技ふんばるこの子だけの技ねつの息この子だけの技",
    ]);
  });

  test("missing ids are named and can be removed, and the others are shown", async () => {
    const { actor, router } = renderApp({ url: "/compare?ids=9999&ids=2" });
    expect(await screen.findByText("「9999」というモンスターは見つかりません")).toBeVisible();
    expect(await screen.findByRole("link", { name: "スミビネコ" })).toBeVisible();
    await actor.click(screen.getByRole("button", { name: "9999を比較から外す" }));
    await waitFor(() => expect(router.state.location.href).toBe("/compare?ids=2"));
  });

  test("only the first three different ids of a URL are compared", async () => {
    renderApp({ url: "/compare?ids=1&ids=1&ids=2&ids=3&ids=4" });
    await screen.findByRole("link", { name: "ヒノコリス" });
    expect(screen.getAllByRole("columnheader")).toHaveLength(4);
  });

  test("a URL without ids shows that nothing is chosen", async () => {
    renderApp({ url: "/compare" });
    expect(await screen.findByText("比べるモンスターが選ばれていません")).toBeVisible();
    expect(document.title).toBe("モンスターを比べる | モンスターフィールド");
  });

  test("a monster that cannot be fetched shows an error, and trying again loads it", async () => {
    setFaults({ list: "400", detail: "400" });
    const { actor } = renderApp({ url: "/compare?ids=1" });
    const error = await screen.findByRole("alert");
    expect(error).toHaveTextContent("モンスター情報の取得に失敗しました");
    setFaults({});
    await actor.click(within(error).getByRole("button", { name: "再試行" }));
    expect(await screen.findByRole("link", { name: "ヒノコリス" })).toBeVisible();
  });
});
