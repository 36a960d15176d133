import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { ANNOUNCEMENTS_ID } from "#src/components/announcements/announce.ts";
import { chooseForComparison } from "#src/components/monster/compare-choice.ts";
import { SAKURA } from "#tests/support/fake-identity.ts";
import { setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { announced } from "#tests/support/screen-elements.ts";

afterEach(() => chooseForComparison([]));

/** The texts of the page that are read out when they change. */
const liveTexts = () =>
  [...document.querySelectorAll(`[aria-live="polite"]:not(#${ANNOUNCEMENTS_ID})`)].flatMap(
    ({ textContent }) => textContent || [],
  );

describe("screen readers are told", () => {
  test("of each monster that is added to the comparison, removed from it or refused, once and by name", async () => {
    const { actor } = renderApp({ url: "/monsters" });
    for (const name of ["ヒノコリス", "スミビネコ", "カマドウシ", "ホムラヅノ"]) {
      await actor.click(await screen.findByRole("button", { name: `${name}を比較に加える` }));
    }
    const tray = within(await screen.findByRole("complementary"));
    await actor.click(tray.getByRole("button", { name: "スミビネコを比較から外す" }));
    await actor.click(tray.getByRole("link", { name: "2体を比べる" }));
    await actor.click(await screen.findByRole("button", { name: "ヒノコリスを比較から外す" }));
    expect(announced()).toEqual([
      "ヒノコリスを比較に加えました。選んだのは1体です",
      "スミビネコを比較に加えました。選んだのは2体です",
      "カマドウシを比較に加えました。選んだのは3体です",
      "ホムラヅノは加えられません。比べられるのは3体までです",
      "スミビネコを比較から外しました。選んだのは2体です",
      "モンスターを比べる | モンスターフィールド",
      "ヒノコリスを比較から外しました。選んだのは1体です",
    ]);
  });

  test("of a sign-out in another tab, but not who was signed in at the last visit", async () => {
    const { identity } = renderApp({ user: SAKURA });
    await screen.findByRole("button", { name: "さくらのユーザーメニュー" });
    expect(announced()).toEqual([]);
    act(() => identity.becomeUser(null));
    expect(announced()).toEqual(["ログアウトしました"]);
  });

  test("how many monsters a text finds, once", async () => {
    const { actor } = renderApp({ url: "/monsters" });
    await screen.findAllByRole("article");
    await actor.type(screen.getByRole("combobox", { name: "モンスターを検索" }), "hinoko");
    expect(await screen.findByText("66体中1体")).toBeVisible();
    await actor.keyboard("{ArrowDown}");
    expect(await screen.findByRole("listbox")).toBeVisible();
    expect(liveTexts()).toEqual(["66体中1体"]);
  });

  test("of the API's health when they have asked, but not at every visit", async () => {
    setFaults({ health: "unhealthy-text" });
    const { actor } = renderApp();
    const health = await screen.findByText("API接続エラー: メンテナンス中です");
    await screen.findAllByRole("article");
    expect(liveTexts()).toEqual([]);
    setFaults({});
    await actor.click(screen.getByRole("button", { name: "もう一度テストする" }));
    await waitFor(() => expect(health).toHaveTextContent("API接続成功: healthy"));
    expect(liveTexts()).toEqual(["API接続成功: healthy"]);
  });
});
