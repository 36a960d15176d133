import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import * as types from "#src/components/monster/type-attributes.ts";
import { HAS_FAVORITES } from "#src/page/marks.ts";
import { serveMonsters } from "#tests/support/mock-api.ts";
import { openEncyclopedia, renderApp } from "#tests/support/render-app.tsx";
import { announced, findCardLink, findTitle, shownCards } from "#tests/support/screen-elements.ts";

const star = (name: string) => screen.getByRole("button", { name: `${name}をお気に入りに` });

const stored = () => localStorage.getItem("favorites");

const storedElsewhere = (text: string) => {
  localStorage.setItem("favorites", text);
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "favorites" })));
};

const chip = () => screen.findByRole("checkbox", { name: "お気に入り" });

const EMPTY = "☆を押したモンスターがここに並びます";

const shownNames = () => shownCards().map((card) => within(card).getByRole("heading").textContent);

describe("favorites", () => {
  test("are kept in this browser, said, counted, and a filter of the list", async () => {
    const { actor, address } = await openEncyclopedia();
    expect(star("スミビネコ")).toHaveAttribute("aria-pressed", "false");
    await actor.click(star("スミビネコ"));
    expect(star("スミビネコ")).toHaveAttribute("aria-pressed", "true");
    expect(announced().at(-1)).toBe("スミビネコをお気に入りに加えました");
    await actor.click(star("ヒノコリス"));
    expect(stored()).toBe('["2","1"]');
    expect(document.documentElement).toHaveAttribute(HAS_FAVORITES);
    await actor.click(await chip());
    await waitFor(() => expect(shownNames()).toEqual(["ヒノコリス", "スミビネコ"]));
    await waitFor(() => expect(address()).toBe("/monsters?favorites=true"));
    // Whoever is taken off stays until the list is left: a second press hits no other.
    await actor.click(star("ヒノコリス"));
    expect(announced().at(-1)).toBe("ヒノコリスをお気に入りから外しました");
    await actor.click(star("スミビネコ"));
    expect(stored()).toBe("[]");
    expect(document.documentElement).not.toHaveAttribute(HAS_FAVORITES);
    expect(shownNames()).toEqual(["ヒノコリス", "スミビネコ"]);
    await actor.click(star("スミビネコ"));
    expect(stored()).toBe('["2"]');
    await actor.click(await chip());
    await waitFor(() => expect(shownNames()).toHaveLength(8));
    await actor.click(await chip());
    await waitFor(() => expect(shownNames()).toEqual(["スミビネコ"]));
  });

  test("are said to appear where there are none yet, with the way to all", async () => {
    const { actor, address } = renderApp({ url: "/monsters?favorites=true&view=table" });
    expect(await screen.findByText(EMPTY)).toBeVisible();
    await actor.click(screen.getByRole("button", { name: "すべて見る" }));
    await waitFor(() => expect(address()).toBe("/monsters?view=table"));
  });

  test("are the same in all tabs; what is stored is checked, and monsters that are gone stay", async () => {
    localStorage.setItem("favorites", '["2",7,null,"..","gone","2"]');
    const { actor } = await openEncyclopedia("/monsters?favorites=true");
    await waitFor(() => expect(shownNames()).toEqual(["スミビネコ"]));
    storedElsewhere('["1","2","gone"]');
    await waitFor(() => expect(shownNames()).toEqual(["ヒノコリス", "スミビネコ"]));
    await actor.click(star("スミビネコ"));
    expect(stored()).toBe('["1","gone"]');
    storedElsewhere("{");
    expect(star("ヒノコリス")).toHaveAttribute("aria-pressed", "false");
  });

  test("last as long as the page where storage is refused, and say so", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Refused", "SecurityError");
    });
    const { actor } = await openEncyclopedia();
    await actor.click(star("ヒノコリス"));
    expect(star("ヒノコリス")).toHaveAttribute("aria-pressed", "true");
    expect(announced().at(-1)).toBe(
      "ヒノコリスをお気に入りに加えました。このページを閉じるまで残ります",
    );
    const notice = "お気に入りを保存できません。このページを閉じるまで残ります";
    expect(screen.getByText(notice)).toBeVisible();
    await actor.click(await findCardLink("ヒノコリス"));
    await findTitle("ヒノコリス");
    expect(star("ヒノコリス")).toHaveAttribute("aria-pressed", "true");
    vi.restoreAllMocks();
    await actor.click(star("ヒノコリス"));
    expect(stored()).toBe("[]");
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  test("are chosen by key, for the card with the focus and on a monster's page", async () => {
    const { actor } = await openEncyclopedia();
    (await findCardLink("スミビネコ")).focus();
    await actor.keyboard("f");
    expect(stored()).toBe('["2"]');
    await actor.keyboard("{Enter}");
    await findTitle("スミビネコ");
    await actor.keyboard("f");
    expect(stored()).toBe("[]");
    localStorage.setItem("character-keys", "off");
    dispatchEvent(new StorageEvent("storage", { key: "character-keys" }));
    await actor.keyboard("f");
    expect(stored()).toBe("[]");
  });

  test.each([
    ["with Caps Lock", { key: "F" }],
    ["of a Russian layout", { key: "а" }],
    ["of a kana layout", { key: "は" }],
    ["for an input method", { key: "Process", keyCode: 229 }],
  ])("are chosen by the key %s, once however long it is held", async (_, key) => {
    renderApp({ url: "/monsters/2" });
    await findTitle("スミビネコ");
    for (const repeat of [false, true, true, true])
      expect(fireEvent.keyDown(document.body, { ...key, code: "KeyF", repeat })).toBe(false);
    expect(stored()).toBe('["2"]');
  });

  test("are chosen once by a held Enter", async () => {
    const { actor } = renderApp({ url: "/monsters/2" });
    await findTitle("スミビネコ");
    star("スミビネコ").focus();
    await actor.keyboard("{Enter>5/}");
    expect(stored()).toBe('["2"]');
  });

  test("render no card when they change, nor does the comparison", async () => {
    const { actor } = await openEncyclopedia();
    // The card with the focus, which is the tab stop, renders for that.
    act(() => star("スミビネコ").focus());
    // Each card asks for its ground when it renders.
    const typeAttributes = vi.spyOn(types, "typeAttributes");
    await actor.click(star("スミビネコ"));
    expect(star("スミビネコ")).toHaveAttribute("aria-pressed", "true");
    const compare = screen.getByRole("button", { name: "スミビネコを比較に加える" });
    await actor.click(compare);
    // The tray has a button of that name, too.
    expect(compare).toHaveAccessibleName("スミビネコを比較から外す");
    expect(typeAttributes).not.toHaveBeenCalled();
    await actor.click(await findCardLink("スミビネコ"));
    await findTitle("スミビネコ");
    expect(typeAttributes).toHaveBeenCalled();
  });

  test("are shared as a list, which anyone can open and keep", async () => {
    localStorage.setItem("favorites", '["1","2"]');
    const { actor } = await openEncyclopedia("/monsters?favorites=true");
    const writeText = vi.spyOn(navigator.clipboard, "writeText");
    await actor.click(await screen.findByRole("button", { name: "共有" }));
    expect(await screen.findByText("リンクをコピーしました")).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/monsters?ids=1,2`);
    const compare = screen.getByRole("link", { name: "この2体を比べる" });
    expect(compare).toHaveAttribute("href", "/compare?ids=1&ids=2");
  });

  test("of someone else are a list of their own until they are added", async () => {
    localStorage.setItem("favorites", '["4","1"]');
    const { actor, address } = await openEncyclopedia("/monsters?ids=1,2,gone");
    expect(await screen.findByText("2体")).toBeVisible();
    expect(shownNames()).toEqual(["ヒノコリス", "スミビネコ"]);
    expect(screen.getByRole("button", { name: "共有" })).toBeVisible();
    await actor.click(screen.getByRole("button", { name: "お気に入りに加える" }));
    expect(announced().at(-1)).toBe("1体をお気に入りに加えました");
    expect(stored()).toBe('["4","1","2"]');
    const done = screen.getByRole("button", { name: "お気に入りに入っています" });
    expect(done).toHaveFocus();
    // What else is searched for is searched for in this list.
    fireEvent.click(await chip());
    await waitFor(() => expect(address()).toBe("/monsters?favorites=true&ids=1,2,gone"));
    expect(shownNames()).toEqual(["ヒノコリス", "スミビネコ"]);
    fireEvent.click(await chip());
    await actor.click(screen.getByRole("button", { name: "共有リスト" }));
    await waitFor(() => expect(shownNames()).toHaveLength(8));
    await actor.click(screen.getByRole("button", { name: "共有リスト" }));
    await waitFor(() => expect(shownNames()).toHaveLength(2));
  });

  test("of someone else are read as people write them; of none that is there nothing is claimed", async () => {
    const { address, router } = renderApp({ url: "/monsters?ids=001，%202）&ids=ｎｏ.４" });
    await waitFor(() => expect(shownNames()).toEqual(["ヒノコリス", "スミビネコ", "ホムラヅノ"]));
    await act(() => router.navigate({ href: "/monsters?ids=gone" }));
    expect(await screen.findByText("条件に合うモンスターはいません")).toBeVisible();
    expect(screen.queryByText("お気に入りに入っています")).not.toBeInTheDocument();
    expect(address()).toBe("/monsters?ids=gone");
  });
});

describe("meeting someone", () => {
  test("is offered where nothing is found, and again and again", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.99);
    serveMonsters(CATALOGUE.slice(0, 4));
    const { actor, address } = renderApp({ url: "/monsters?q=zzzz" });
    await actor.click(await screen.findByRole("button", { name: "だれかに会う" }));
    await waitFor(() => expect(address()).toBe("/monsters/4"));
    const first = address();
    await actor.click(await screen.findByRole("button", { name: "ほかのだれかに会う" }));
    await waitFor(() => expect(address()).not.toBe(first));
    await actor.keyboard("r");
    await waitFor(() => expect(address()).toBe(first));
  });

  test("leads to someone else after Back, and once for a double press", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    serveMonsters(CATALOGUE.slice(0, 3));
    const { actor, address, router } = renderApp({ url: "/monsters/1" });
    await actor.click(await screen.findByRole("button", { name: "ほかのだれかに会う" }));
    await waitFor(() => expect(address()).toBe("/monsters/2"));
    act(() => router.history.back());
    await findTitle("ヒノコリス");
    await actor.dblClick(screen.getByRole("button", { name: "ほかのだれかに会う" }));
    await findTitle("カマドウシ");
    expect(address()).toBe("/monsters/3");
    act(() => router.history.back());
    expect(await findTitle("ヒノコリス")).toBeVisible();
  });
});
