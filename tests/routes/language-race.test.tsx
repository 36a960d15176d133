import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderApp } from "#tests/support/render-app.tsx";

const english = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock("#src/messages/language.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("#src/messages/language.ts")>();
  const loadCatalogue: typeof original.loadCatalogue = async (language) => {
    if (language === "en") await english.promise;
    return original.loadCatalogue(language);
  };
  return { ...original, loadCatalogue };
});

const wait = (milliseconds: number) =>
  act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

test("the language chosen last stays when the texts of an earlier choice arrive later", async () => {
  const { actor } = renderApp();
  await actor.click(await screen.findByRole("button", { name: "English" }));
  await actor.click(screen.getByRole("button", { name: "日本語" }));
  await wait(200);
  english.resolve();
  await wait(200);
  expect(screen.getByRole("heading", { level: 1, name: "モンスターフィールド" })).toBeVisible();
  expect(document.documentElement.lang).toBe("ja");
});
