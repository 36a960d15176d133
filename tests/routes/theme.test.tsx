import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { chooseTheme } from "#src/components/settings/theme.ts";
import { renderApp } from "#tests/support/render-app.tsx";

afterEach(() => chooseTheme("system"));

test("the theme follows the device until another is chosen, which is remembered", async () => {
  const { actor } = renderApp({ url: "/login" });
  const button = (name: string) => screen.getByRole("button", { name });
  expect(await screen.findByRole("button", { name: "システム" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await actor.click(button("ダーク"));
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  expect(button("ダーク")).toHaveAttribute("aria-pressed", "true");
  await actor.click(button("システム"));
  expect(document.documentElement).not.toHaveAttribute("data-theme");
  expect(localStorage.getItem("theme")).toBeNull();
});

test("a theme can be chosen without storage", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { actor } = renderApp({ url: "/login" });
  await actor.click(await screen.findByRole("button", { name: "ライト" }));
  expect(document.documentElement).toHaveAttribute("data-theme", "light");
});
