import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderApp } from "#tests/support/render-app.tsx";

describe("unknown address", () => {
  test.each(["/nowhere", "/a/b/c", "/monsters/1/2", "/%E0%A4%A"])(
    "%s shows the 404 page",
    async (url) => {
      const { actor } = renderApp({ url });
      expect(
        await screen.findByRole("heading", { level: 1, name: "ページが見つかりません" }),
      ).toBeVisible();
      expect(screen.getByRole("navigation", { name: "メインナビゲーション" })).toBeVisible();
      expect(document.title).toBe("ページが見つかりません | モンスターフィールド");
      await actor.click(screen.getByRole("link", { name: "ホームに戻る" }));
      expect(
        await screen.findByRole("heading", { level: 1, name: "モンスターフィールド" }),
      ).toBeVisible();
    },
  );
});
