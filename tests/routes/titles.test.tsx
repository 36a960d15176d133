import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Faults } from "#mocks/faults.ts";
import { setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";

const titleOf = (screenName: string) => `${screenName} | モンスターフィールド`;

describe("the document title", () => {
  test.each<[state: string, url: string, faults: Faults, text: string, title: string]>([
    [
      "a monster that is loading",
      "/monsters/1",
      { detail: "hang", list: "hang" },
      "モンスター情報を読み込み中...",
      "モンスター情報",
    ],
    [
      "a monster that is loading, but in the list",
      "/monsters/1",
      { detail: "hang" },
      "ヒノコリス",
      "ヒノコリス",
    ],
    [
      "a monster that the API refuses",
      "/monsters/1",
      { detail: "400", list: "400" },
      "モンスター情報の取得に失敗しました",
      "モンスター情報の取得に失敗しました",
    ],
    [
      "a monster that cannot be fetched",
      "/monsters/1",
      { detail: "refused", list: "refused" },
      "モンスター詳細の取得中にエラーが発生しました",
      "モンスター詳細の取得中にエラーが発生しました",
    ],
    [
      "a monster whose refresh fails",
      "/monsters/1",
      { detail: "400" },
      "モンスター情報の取得に失敗しました",
      "ヒノコリス",
    ],
    [
      "a monster that is in the list, but absent",
      "/monsters/1",
      { detail: "404" },
      "モンスターが見つかりません",
      "モンスターが見つかりません",
    ],
    [
      "an encyclopedia that failed",
      "/monsters",
      { list: "400" },
      "モンスターの取得に失敗しました",
      "モンスター図鑑",
    ],
    [
      "a comparison of an absent monster",
      "/compare?ids=9999",
      {},
      "「9999」というモンスターは見つかりません",
      "モンスターを比べる",
    ],
  ])("of %s says what is there", async (_state, url, faults, text, title) => {
    setFaults(faults);
    renderApp({ url });
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    await waitFor(() => expect(document.title).toBe(titleOf(title)));
  });

  test("follows from a loaded monster to one that is not there", async () => {
    const { router } = renderApp({ url: "/monsters/1" });
    await screen.findByRole("heading", { level: 1, name: "ヒノコリス" });
    await router.navigate({ to: "/monsters/$id", params: { id: "9999" } });
    await screen.findByRole("heading", { level: 1, name: "モンスターが見つかりません" });
    expect(document.title).toBe(titleOf("モンスターが見つかりません"));
  });
});
