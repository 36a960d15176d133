import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { chosenTheme, setStored } from "#src/state/use-stored.ts";
import { FakeIdentity, SAKURA } from "#tests/support/fake-identity.ts";
import { renderApp } from "#tests/support/render-app.tsx";

afterEach(() => setStored(chosenTheme, "system"));

const USER_MENU = "さくらのユーザーメニュー";

test.each([
  ["guests have behind the gear", "表示設定", null],
  ["signed-in users have in their menu", USER_MENU, SAKURA],
])("the theme, which %s, changes at once and leaves the menu open", async (_, menu, user) => {
  const { actor } = renderApp({ user });
  await actor.click(await screen.findByRole("button", { name: menu }));
  const header = within(screen.getByRole("banner"));
  const themes = within(header.getByRole("group", { name: "テーマ" }));
  await actor.click(themes.getByRole("button", { name: "ダーク" }));
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  const dark = screen.getByRole("button", { name: "ダーク" });
  expect(dark).toHaveAttribute("aria-pressed", "true");
  expect(dark).toHaveFocus();
  const languages = within(header.getByRole("group", { name: "言語" }));
  expect(languages.getByRole("link", { name: "English" })).toBeVisible();
});

/** Stores something as another tab does. */
const storeElsewhere = (key: string, value: string) =>
  act(() => {
    localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent("storage", { key }));
  });

test("another tab's choice of theme shows in this one", async () => {
  const { actor } = renderApp();
  await actor.click(await screen.findByRole("button", { name: "表示設定" }));
  const dark = await screen.findByRole("button", { name: "ダーク" });
  storeElsewhere("theme", "dark");
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  expect(dark).toHaveAttribute("aria-pressed", "true");
});

test("when another tab signs a user in, the focus in the gear's menu stays in the header", async () => {
  const { actor } = renderApp({ loadIdentity: async () => new FakeIdentity(SAKURA) });
  await actor.click(await screen.findByRole("button", { name: "表示設定" }));
  const header = screen.getByRole("banner");
  await actor.click(within(header).getByRole("button", { name: "ライト" }));
  storeElsewhere("signed-in", "yes");
  await screen.findByRole("button", { name: USER_MENU });
  await waitFor(() => expect(header).toHaveFocus());
});
