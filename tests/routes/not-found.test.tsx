import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp } from "#tests/support/render-app.tsx";
import { findTitle } from "#tests/support/screen-elements.ts";

test.each(["/nowhere", "/a/b/c", "/monsters/1/2", "/%E0%A4%A"])(
  "the unknown address %s shows the 404 page",
  async (url) => {
    const { actor } = renderApp({ url });
    expect(await findTitle("ページが見つかりません")).toBeVisible();
    expect(screen.getByRole("navigation", { name: "メインナビゲーション" })).toBeVisible();
    expect(document.title).toBe("ページが見つかりません | モンスターフィールド");
    expect(screen.getByRole("link", { name: "図鑑を見る" })).toHaveAttribute("href", "/monsters");
    await actor.click(screen.getByRole("link", { name: "ホームに戻る" }));
    expect(await findTitle("モンスターフィールド")).toBeVisible();
  },
);

test.each([
  ["/index.html", "/", "モンスターフィールド"],
  ["/monsters/index.html", "/monsters", "モンスター図鑑"],
  ["/monsters/1/index.html", "/monsters/1", "ヒノコリス"],
  ["/compare/index.html?ids=1&ids=2#top", "/compare?ids=1&ids=2#top", "モンスターを比べる"],
  ["/login/index.html?redirect=/profile", "/login?redirect=/profile", "ログイン"],
  // Never an address of another origin.
  ["//evil.example/index.html", "/evil.example", "ページが見つかりません"],
  ["/\\evil.example/index.html", "/evil.example", "ページが見つかりません"],
])("the file of a page at %s is %s", async (url, address, heading) => {
  const { router } = renderApp({ url });
  expect(await findTitle(heading)).toBeVisible();
  expect(decodeURIComponent(router.history.location.href)).toBe(address);
  expect(router.history.length).toBe(1);
});
