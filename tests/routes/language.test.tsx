import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { setFaults } from "#tests/support/mock-api.ts";
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

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Whether a screen reader would read a Japanese text as English. An announcement is one text, as the name of a button is. */
const isUnmarked = ({ parentElement: parent, nodeValue: text }: Node) =>
  JAPANESE.test(text ?? "") &&
  !parent?.closest("[aria-hidden=true], #announcements") &&
  parent?.closest("[lang]")?.getAttribute("lang") !== "ja";

test.each([
  ["/", { list: "no-monsters" }, "No monsters have been registered yet"],
  ["/login", {}, "Continue as guest"],
  ["/nowhere", {}, "Back to home"],
  ["/monsters/9999", {}, "Monster not found"],
  ["/monsters", { list: "500" }, "Failed to fetch monsters"],
  ["/monsters", { list: "refused" }, "An error occurred while fetching monster data"],
  ["/monsters/1", { detail: "500" }, "Failed to fetch monster information"],
  ["/monsters/1", { detail: "refused" }, "An error occurred while fetching monster details"],
  ["/", { health: "unhealthy-silent" }, "API connection error: unknown error"],
  ["/", { health: "refused" }, "An error occurred during the API connection test"],
  ["/", {}, "API connection success: healthy"],
  ["/monsters", { list: "extreme-monsters" }, "ア"],
  ["/monsters?q=ひのこりぬ", {}, "ヒノコリス"],
  ["/monsters/2", {}, "ねこだまし打ち"],
  ["/compare?ids=1&ids=2", {}, "ねこだまし打ち"],
])(
  "is English throughout %s with %o, except the language switch and texts from the API, which are marked",
  async (url, faults, text) => {
    localStorage.setItem("language", "en");
    setFaults(faults);
    renderApp({ url });
    await screen.findAllByText(text);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const unmarked: Node[] = [];
    while (texts.nextNode()) if (isUnmarked(texts.currentNode)) unmarked.push(texts.currentNode);
    expect(unmarked.map(({ nodeValue }) => nodeValue)).toEqual([]);
    const names = [...document.querySelectorAll("[lang=ja]")].map((name) => name.textContent);
    const labels = [...document.querySelectorAll("[aria-label], [alt]")].map((element) =>
      names.reduce(
        (label, name) => label.replaceAll(name, ""),
        `${element.getAttribute("aria-label")} ${element.getAttribute("alt")}`,
      ),
    );
    expect(labels.filter((label) => JAPANESE.test(label))).toEqual([]);
    expect(names.reduce((title, name) => title.replace(name, ""), document.title)).not.toMatch(
      JAPANESE,
    );
  },
);

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
