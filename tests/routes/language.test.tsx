import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findTitle } from "#tests/support/screen-elements.ts";

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

describe("language", () => {
  test("is Japanese by default and changes at once, including the title and html lang", async () => {
    const { actor } = renderApp();
    await findTitle("モンスターフィールド");
    expect(document.documentElement.lang).toBe("ja");
    await actor.click(screen.getByRole("button", { name: "English" }));
    expect(await findTitle("Monster Field")).toBeVisible();
    expect(document.documentElement.lang).toBe("en");
    expect(document.title).toBe("Monster Field");
    expect(screen.getByRole("button", { name: "English" })).toHaveAttribute("aria-pressed", "true");
  });

  test.each(["/", "/monsters", "/monsters/9999", "/login", "/nowhere"])(
    "is English throughout %s, except the language switch and texts from the API",
    async (url) => {
      localStorage.setItem("language", "en");
      setFaults({ list: "no-monsters" });
      renderApp({ url });
      await screen.findByRole("heading", { level: 1 });
      const texts = [...document.querySelectorAll("body *")].flatMap((element) => [
        ...(element.getAttribute("lang") === "ja"
          ? []
          : [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
        ).map((node) => node.textContent ?? ""),
        element.getAttribute("aria-label") ?? "",
        element.getAttribute("alt") ?? "",
      ]);
      expect(texts.filter((text) => JAPANESE.test(text))).toEqual([]);
      expect(document.title).not.toMatch(JAPANESE);
    },
  );

  test.each([
    ["/monsters", { list: "500" }, "Failed to fetch monsters"],
    ["/monsters", { list: "refused" }, "An error occurred while fetching monster data"],
    ["/monsters/1", { detail: "500" }, "Failed to fetch monster information"],
    ["/monsters/1", { detail: "refused" }, "An error occurred while fetching monster details"],
    ["/monsters/1", { detail: "404" }, "Monster not found"],
    ["/", { health: "unhealthy-silent" }, "API connection error: unknown error"],
    ["/", { health: "refused" }, "An error occurred during the API connection test"],
    ["/", {}, "API connection success: healthy"],
  ])("%s with %o says: %s", async (url, faults, message) => {
    localStorage.setItem("language", "en");
    setFaults(faults);
    renderApp({ url });
    expect(await screen.findByText(message)).toBeVisible();
  });
});
