import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Faults } from "#mocks/faults.ts";
import { setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findTitle } from "#tests/support/screen-elements.ts";

const LOADING = "モンスター情報を読み込み中...";
const REJECTED = "モンスター情報の取得に失敗しました";
const FAILED = "モンスター詳細の取得中にエラーが発生しました";
const ABSENT = "モンスターが見つかりません";
const LIST_REJECTED = "モンスターの取得に失敗しました";
const ABSENT_IN_COMPARISON = "「9999」というモンスターは見つかりません";

const titleOf = (screenName: string) => `${screenName} | モンスターフィールド`;

describe("the document title", () => {
  test.each<[url: string, faults: Faults, text: string, title: string]>([
    ["/monsters/1", { detail: "hang", list: "hang" }, LOADING, "モンスター情報"],
    ["/monsters/1", { detail: "hang" }, "ヒノコリス", "ヒノコリス"],
    ["/monsters/1", { detail: "400", list: "400" }, REJECTED, REJECTED],
    ["/monsters/1", { detail: "refused", list: "refused" }, FAILED, FAILED],
    ["/monsters/1", { detail: "400" }, REJECTED, "ヒノコリス"],
    ["/monsters/1", { detail: "404" }, ABSENT, ABSENT],
    ["/monsters", { list: "400" }, LIST_REJECTED, "モンスター図鑑"],
    ["/compare?ids=9999", {}, ABSENT_IN_COMPARISON, "モンスターを比べる"],
  ])("of %s with %o says what is there", async (url, faults, text, title) => {
    setFaults(faults);
    renderApp({ url });
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    await waitFor(() => expect(document.title).toBe(titleOf(title)));
  });

  test("follows from a loaded monster to one that is not there", async () => {
    const { router } = renderApp({ url: "/monsters/1" });
    await findTitle("ヒノコリス");
    await router.navigate({ to: "/monsters/$id", params: { id: "9999" } });
    await findTitle(ABSENT);
    expect(document.title).toBe(titleOf(ABSENT));
  });

  test.each<[Faults, title: string]>([
    [{}, "ヒノコリス (Hinokorisu)"],
    [{ detail: "404" }, "Monster not found"],
  ])(
    "in English, with %o, has the reading of a monster that is there: %s",
    async (faults, title) => {
      setFaults(faults);
      renderApp({ url: "/en/monsters/1" });
      await waitFor(() => expect(document.title).toBe(`${title} | Monster Field`));
    },
  );
});
