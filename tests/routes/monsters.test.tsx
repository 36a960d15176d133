import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findCard, findTitle } from "#tests/support/screen-elements.ts";

describe("encyclopedia", () => {
  test("shows every monster with name, type, level and a link to its details", async () => {
    renderApp({ url: "/monsters" });
    const card = await findCard("ヒノコリス");
    expect(card.getByText("ほのお")).toBeVisible();
    expect(card.getByText("レベル").parentElement).toHaveTextContent("レベル 5");
    expect(card.getByRole("link", { name: "ヒノコリスの詳細を見る" })).toHaveAttribute(
      "href",
      "/monsters/1",
    );
    expect(screen.getByText("66体")).toBeVisible();
    expect(screen.getAllByRole("listitem")[0]).toHaveAttribute("aria-setsize", "66");
    expect(document.title).toBe("モンスター図鑑 | モンスターフィールド");
  });

  test("writes high numbers short on cards and in filters, with their digits on hover", async () => {
    setFaults({ list: "extreme-monsters" });
    const { actor } = renderApp({ url: "/monsters?sort=defense" });
    const short = await screen.findByText("約1000万", { selector: "article *" });
    const card = within(short.closest("article") ?? short);
    // The link lies over the whole card.
    await actor.click(within(card.getByRole("link")).getByTitle("9,999,999"));
    expect(await findTitle("ヒノコリス")).toBeVisible();
  });

  test("shows incomplete monsters, and leaves out and logs those without id or name", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    setFaults({ list: "odd-monsters" });
    renderApp({ url: "/monsters" });
    const unknown = await findCard("ナゾモン");
    expect(unknown.getByText("レベル").parentElement).toHaveTextContent("レベル —不明");
    expect(screen.getAllByRole("article")).toHaveLength(2);
    expect(log).toHaveBeenCalledOnce();
  });
});
