import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";

const numberOf = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling;

describe("a monster's page", () => {
  test("shows everything that is known of it", async () => {
    renderApp({ url: "/monsters/1" });
    expect(await screen.findByRole("heading", { level: 1, name: "ヒノコリス" })).toBeVisible();
    expect(screen.getByText("ほのお")).toBeVisible();
    expect(screen.getByText("レベル 5")).toBeVisible();
    expect(numberOf("HP")).toHaveTextContent("39");
    expect(numberOf("攻撃")).toHaveTextContent("52");
    expect(numberOf("防御")).toHaveTextContent("43");
    expect(numberOf("素早さ")).toHaveTextContent("65");
    expect(
      screen.getByRole("img", { name: /ヒノコリス: HP 39, 攻撃 52, 防御 43, 素早さ 65/ }),
    ).toBeVisible();
    expect(screen.getByText("グラフの目盛りは0〜150です")).toBeVisible();
    const moves = screen.getByRole("region", { name: "技" });
    expect(
      within(moves)
        .getAllByRole("listitem")
        .map((move) => move.textContent),
    ).toEqual(["ひのこ", "かじる", "しっぽあぶり"]);
    expect(document.title).toBe("ヒノコリス | モンスターフィールド");
  });

  test("has a capture button, which says that it is in preparation", async () => {
    renderApp({ url: "/monsters/1" });
    const capture = await screen.findByRole("button", { name: "捕獲する" });
    expect(capture).toBeEnabled();
    expect(capture).toHaveAccessibleDescription("捕獲は準備中です");
  });

  test("says when the monster has no moves", async () => {
    renderApp({ url: "/monsters/66" });
    expect(await screen.findByText("覚えている技はありません")).toBeVisible();
  });

  test("shows unknown values as a dash", async () => {
    setFaults({ detail: "odd-monster", list: "404" });
    renderApp({ url: "/monsters/1" });
    await screen.findByRole("heading", { name: "ナゾモン" });
    for (const label of ["HP", "攻撃", "防御", "素早さ"]) {
      expect(numberOf(label)).toHaveTextContent("—");
    }
    expect(screen.getByRole("region", { name: "技" })).toHaveTextContent("—");
  });

  test("says that it is loading", async () => {
    setFaults({ detail: "delay-100", list: "404" });
    renderApp({ url: "/monsters/1" });
    expect(await screen.findByText("モンスター情報を読み込み中...")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "ヒノコリス" })).toBeVisible();
  });

  test.each([
    ["an unknown id", "/monsters/9999"],
    ["an id with special characters", "/monsters/%E3%81%82%2F%3F%23"],
  ])("says that there is no monster: %s", async (_case, url) => {
    renderApp({ url });
    expect(
      await screen.findByRole("heading", { level: 1, name: "モンスターが見つかりません" }),
    ).toBeVisible();
    expect(document.title).toBe("モンスターが見つかりません | モンスターフィールド");
  });

  test("goes back to the previous page", async () => {
    const { actor } = renderApp({ url: "/" });
    await actor.click(await screen.findByRole("link", { name: "ヒノコリスの詳細を見る" }));
    await actor.click(await screen.findByRole("button", { name: "戻る" }));
    expect(
      await screen.findByRole("heading", { level: 1, name: "モンスターフィールド" }),
    ).toBeVisible();
  });

  test("goes back to the encyclopedia when there is no previous page", async () => {
    const { actor } = renderApp({ url: "/monsters/1" });
    await actor.click(await screen.findByRole("button", { name: "戻る" }));
    expect(await screen.findByRole("heading", { level: 1, name: "モンスター図鑑" })).toBeVisible();
  });
});
