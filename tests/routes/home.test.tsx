import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderApp } from "#tests/support/render-app.tsx";

describe("home", () => {
  test("shows the hero, the four features and the start button that is in preparation", async () => {
    renderApp();
    expect(
      await screen.findByRole("heading", { level: 1, name: "モンスターフィールド" }),
    ).toBeVisible();
    const features = screen.getByRole("region", { name: "ゲームの特徴" });
    expect(
      within(features)
        .getAllByRole("heading", { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual([
      "モンスターの捕獲と育成",
      "グリッドマップの移動",
      "ターン制バトル",
      "アイテムの収集と使用",
    ]);
    const start = screen.getByRole("button", { name: "ゲームを始める" });
    expect(start).toBeEnabled();
    expect(start).toHaveAccessibleDescription("ゲーム本編は準備中です");
    expect(document.title).toBe("モンスターフィールド");
  });
});
