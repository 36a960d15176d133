import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { failure } from "#tests/support/failure.ts";
import { holdAnswers, MONSTERS, serveMonsters, setFaults } from "#tests/support/mock-api.ts";
import { openEncyclopedia, renderApp } from "#tests/support/render-app.tsx";
import {
  findCardLink,
  findSearchField,
  findTitle,
  liveTexts,
} from "#tests/support/screen-elements.ts";

const HINOKORISU = "ヒノコリス No.001 ほのお";

const list = () => screen.getByRole("listbox", { name: "候補" });
const options = () => within(list()).getAllByRole("option");
const queryList = () => screen.queryByRole("listbox");
const findOption = (name: string) => screen.findByRole("option", { name });
const chosen = () =>
  options().findIndex((option) => option.getAttribute("aria-selected") === "true");

describe("the search field of the encyclopedia", () => {
  test("filters the list below, and suggests nothing; an arrow key goes to the first card, Enter keeps the list", async () => {
    const { actor, field, address } = await openEncyclopedia();
    await actor.type(field, "hinokorisu{Enter}");
    expect(await screen.findByText("8体中1体")).toBeVisible();
    await waitFor(() => expect(address()).toBe("/monsters?q=hinokorisu"));
    expect(field).toHaveFocus();
    expect(queryList()).not.toBeInTheDocument();
    expect(screen.getByRole("form", { name: "検索" })).toContainElement(field);
    expect(liveTexts()).toEqual(["8体中1体"]);
    await actor.keyboard("{ArrowDown}");
    expect(await findCardLink("ヒノコリス")).toHaveFocus();
    await actor.click(field);
    await actor.keyboard("{Escape}");
    expect(field).toHaveValue("");
    await waitFor(() => expect(address()).toBe("/monsters"));
  });

  test("gives way to the results with Enter on a touch screen", async () => {
    const { actor, field, address } = await openEncyclopedia();
    vi.spyOn(window, "matchMedia").mockReturnValue(
      Object.assign(matchMedia(""), { matches: false }),
    );
    await actor.type(field, "hinokorisu{Enter}");
    expect(field).not.toHaveFocus();
    expect(await screen.findByText("8体中1体")).toBeVisible();
    await waitFor(() => expect(address()).toBe("/monsters?q=hinokorisu"));
  });

  test("leaves an input method alone until it has composed the text", async () => {
    const { field, address } = await openEncyclopedia();
    field.focus();
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: "ひのこ" }, isComposing: true });
    for (const key of ["ArrowDown", "Enter", "Escape"]) {
      // Safari would send the form with the Enter that ends a composition.
      const isLeftAlone = key !== "Enter";
      expect(fireEvent.keyDown(field, { key, isComposing: true }), key).toBe(isLeftAlone);
      expect(fireEvent.keyDown(field, { key, keyCode: 229 }), key).toBe(isLeftAlone);
    }
    fireEvent.submit(field);
    expect(field).toHaveValue("ひのこ");
    expect(screen.getByText("8体")).toBeVisible();
    expect(address()).toBe("/monsters");
    fireEvent.compositionEnd(field);
    fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    expect(await screen.findByText(/^8体中\d+体$/)).toBeVisible();
  });

  test("follows Latin letters that a phone's keyboard is still composing", async () => {
    const { field, address } = await openEncyclopedia("/monsters?q=ヒ");
    const compose = (data: string, value: string) =>
      fireEvent.input(field, { target: { value }, isComposing: true, data });
    fireEvent.compositionStart(field);
    compose("risu", "ヒrisu");
    expect(await screen.findByText("条件に合うモンスターはいません")).toBeVisible();
    compose("nokorisu", "ヒnokorisu");
    expect(await screen.findByText("8体中1体")).toBeVisible();
    await waitFor(() => expect(address()).toBe("/monsters?q=ヒnokorisu"));
    compose("ｎ", "ヒｎ");
    expect(field).toHaveValue("ヒｎ");
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(address()).toBe("/monsters?q=ヒｎ"));
  });
});

describe("suggestions of the quick search", () => {
  async function openField() {
    // All of one type.
    serveMonsters(CATALOGUE.slice(0, 10));
    const app = renderApp({ url: "/login" });
    await screen.findByRole("heading", { level: 1 });
    await app.actor.keyboard("/");
    return { ...app, field: await findSearchField() };
  }

  test("come while one types; an arrow key chooses one, and Enter opens it", async () => {
    const { actor, field } = await openField();
    await actor.type(field, "リス");
    await findOption(HINOKORISU);
    expect(chosen()).toBe(-1);
    await actor.keyboard("{ArrowDown}{Enter}");
    expect(await findTitle("ヒノコリス")).toBeVisible();
  });

  test("are chosen with arrow keys, through no choice at all; Escape closes them", async () => {
    const { actor, field } = await openField();
    await actor.type(field, "ほのお{ArrowDown}");
    expect(await findOption(HINOKORISU)).toHaveAccessibleName(HINOKORISU);
    expect(field).toHaveAttribute("aria-controls", list().id);
    const last = options().length - 1;
    const active = () => field.getAttribute("aria-activedescendant");
    expect([chosen(), active()]).toEqual([0, options()[0]?.id]);
    for (const [key, place] of [
      ["ArrowDown", 1],
      ["ArrowUp", 0],
      ["ArrowUp", -1],
      ["ArrowUp", last],
      ["ArrowDown", -1],
    ] as const) {
      await actor.keyboard(`{${key}}`);
      expect([key, chosen(), active()]).toEqual([key, place, options()[place]?.id ?? null]);
    }
    await actor.keyboard("{Escape}");
    expect(queryList()).not.toBeInTheDocument();
    expect(field).toHaveAttribute("aria-expanded", "false");
  });

  test("open with a click, before which the field keeps the focus", async () => {
    const { actor, field } = await openField();
    await actor.type(field, "hinoko");
    const option = await findOption(HINOKORISU);
    await actor.pointer({ keys: "[MouseLeft>]", target: option });
    expect(field).toHaveFocus();
    await actor.pointer({ keys: "[/MouseLeft]", target: option });
    expect(await findTitle("ヒノコリス")).toBeVisible();
  });

  test("leave an input method alone until it has composed the text", async () => {
    const { field } = await openField();
    field.focus();
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: "ひのこ" }, isComposing: true });
    for (const key of ["ArrowDown", "ArrowUp", "Enter", "Escape"]) {
      const isLeftAlone = key !== "Enter";
      expect(fireEvent.keyDown(field, { key, isComposing: true }), key).toBe(isLeftAlone);
    }
    expect(field).toHaveValue("ひのこ");
    expect(queryList()).not.toBeInTheDocument();
    fireEvent.compositionEnd(field);
    expect(await screen.findByRole("listbox", { name: "候補" })).toBeVisible();
  });

  test("say which move or number is found", async () => {
    const { actor, field } = await openField();
    await actor.type(field, "あかつき舞");
    expect(await findOption("アカツキサギ No.008 ほのお 技: あかつき舞")).toBeVisible();
    await actor.clear(field);
    await actor.type(field, "2");
    const option = await findOption("スミビネコ No.002 ほのお");
    expect(within(option).getByText("No.002")).toHaveRole("mark");
    await actor.clear(field);
    await actor.type(field, "sumibi");
    const byName = await findOption("スミビネコ No.002 ほのお");
    expect(within(byName).getByText("No.002")).not.toHaveRole("mark");
  });

  test("have a last one that leads to all where they are more, as Enter alone does", async () => {
    const { actor, field, address } = await openField();
    await actor.type(field, "サ");
    await findOption("ネッサソリ No.006 ほのお");
    expect(screen.queryByRole("option", { name: /すべてを図鑑で見る/ })).not.toBeInTheDocument();
    await actor.clear(field);
    await actor.type(field, "ほのお");
    await waitFor(() => expect(options()).toHaveLength(9));
    expect(options()[8]).toHaveAccessibleName("10体すべてを図鑑で見る");
    expect(liveTexts()).toContain("8件の候補");
    await actor.keyboard("{ArrowUp}{Enter}");
    expect(await findTitle("モンスター図鑑")).toBeVisible();
    expect(address()).toBe("/monsters?q=ほのお");
    expect(await findSearchField()).toHaveValue("ほのお");
    cleanup();
    const again = await openField();
    await again.actor.type(again.field, "ほのお{Enter}");
    expect(await findTitle("モンスター図鑑")).toBeVisible();
    expect(again.address()).toBe("/monsters?q=ほのお");
  });
});

describe("the quick search", () => {
  const SEARCH = "モンスターを検索";
  const SHORTCUTS = "キーボード操作";
  const dialog = () => screen.findByRole("dialog", { name: SEARCH });
  const queryDialog = () => screen.queryByRole("dialog");
  const findField = async () => within(await dialog()).getByRole("combobox");

  /** Opens a screen where the quick search is a dialog. */
  async function open(url = "/login") {
    const app = renderApp({ url });
    await screen.findByRole("heading", { level: 1 });
    return app;
  }

  async function openQuickSearch() {
    const app = await open();
    await app.actor.keyboard("/");
    return { ...app, field: await findField() };
  }

  test.each(["/", "/monsters/1", "/compare", "/no/such/page", "/%E0%A4%A"])(
    "opens on %s with Ctrl+K, the button of the bar and /, closes with Escape, and leads to a monster",
    async (url) => {
      const { actor, address } = await open(url);
      const button = await screen.findByRole("button", { name: SEARCH });
      for (const call of [
        () => actor.keyboard("{Control>}k{/Control}"),
        () => actor.click(button),
      ]) {
        await call();
        expect(await findField()).toHaveFocus();
        await actor.keyboard("{Escape}");
        await waitFor(() => expect(queryDialog()).not.toBeInTheDocument());
      }
      await actor.keyboard("/");
      expect(await findField()).toHaveFocus();
      await actor.keyboard("sumibi");
      await findOption("スミビネコ No.002 ほのお");
      await actor.keyboard("{Enter}");
      expect(await findTitle("スミビネコ")).toBeVisible();
      expect(address()).toBe("/monsters/2");
      expect(queryDialog()).not.toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
    },
  );

  test("has a button that names its key while that key is on", async () => {
    const { actor } = await open("/compare");
    const button = screen.getByRole("button", { name: SEARCH });
    expect(button).toHaveTextContent("モンスターを検索/");
    await actor.keyboard("?");
    const sheet = within(await screen.findByRole("dialog", { name: SHORTCUTS }));
    await actor.click(sheet.getByRole("checkbox"));
    expect(button).toHaveTextContent(/検索$/);
    await actor.click(sheet.getByRole("checkbox"));
    expect(button).toHaveTextContent("モンスターを検索/");
  });

  test("is the search field in the encyclopedia, also from another field, and has no button there", async () => {
    const { actor, field, router } = await openEncyclopedia();
    expect(screen.queryByRole("button", { name: SEARCH })).not.toBeInTheDocument();
    await actor.click(screen.getByText("絞り込み"));
    screen.getByRole("textbox", { name: "レベルの最小" }).focus();
    await actor.keyboard("/");
    expect(field).not.toHaveFocus();
    await actor.keyboard("{Control>}k{/Control}");
    expect(field).toHaveFocus();
    await actor.click(screen.getByRole("checkbox", { name: "みず" }));
    await actor.keyboard("/");
    expect(field).toHaveFocus();
    await actor.keyboard("/?");
    expect(field).toHaveValue("/?");
    expect(queryDialog()).not.toBeInTheDocument();
    field.blur();
    const slash = { key: "/", code: "Slash" };
    fireEvent.keyDown(document.body, slash);
    expect(field).toHaveFocus();
    expect(fireEvent.keyDown(field, { ...slash, repeat: true })).toBe(false);
    expect(fireEvent.keyDown(field, slash)).toBe(true);
    await act(() => router.navigate({ to: "/" }));
    expect(await screen.findByRole("button", { name: SEARCH })).toBeVisible();
  });

  test("keeps Ctrl+K from the browser, and opens once, not over another dialog", async () => {
    const { actor } = await open("/compare");
    expect(fireEvent.keyDown(document.body, { key: "K", ctrlKey: true })).toBe(false);
    await dialog();
    const field = await findSearchField();
    expect(fireEvent.keyDown(field, { key: "k", ctrlKey: true })).toBe(false);
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await actor.keyboard("{Escape}");
    await waitFor(() => expect(queryDialog()).not.toBeInTheDocument());
    await actor.keyboard("?");
    const sheet = await screen.findByRole("dialog", { name: SHORTCUTS });
    expect(sheet).toHaveTextContent("/ Ctrl+K検索欄へ移動");
    expect(fireEvent.keyDown(sheet, { key: "k", ctrlKey: true })).toBe(false);
    expect(screen.getAllByRole("dialog")).toEqual([sheet]);
  });

  const CTRL_K = { key: "k", code: "KeyK", ctrlKey: true };
  const QUESTION = { key: "?", code: "Slash", shiftKey: true };

  test.each([
    ["／ in full width", { key: "／", code: "Slash" }],
    ["/ for an input method", { key: "Process", code: "Slash", keyCode: 229 }],
    ["/ of a layout that has it elsewhere", { key: "/", code: "Digit7", shiftKey: true }],
    ["/ of a layout that writes another script", { key: "ظ", code: "Slash" }],
    ["Ctrl+K of a Russian layout", { ...CTRL_K, key: "л" }],
    ["Ctrl+K of a layout that has it elsewhere", { ...CTRL_K, code: "KeyV" }],
    ["Ctrl+K for an input method", { ...CTRL_K, key: "Process", keyCode: 229 }],
    ["?", QUESTION, SHORTCUTS],
    ["？ in full width", { ...QUESTION, key: "？" }, SHORTCUTS],
    ["? for an input method", { ...QUESTION, key: "Process", keyCode: 229 }, SHORTCUTS],
    ["? of a layout that writes another script", { ...QUESTION, key: "؟" }, SHORTCUTS],
  ])("opens with %s, or else the list of shortcuts", async (_, keys, name = SEARCH) => {
    await open("/compare");
    expect(fireEvent.keyDown(document.body, keys)).toBe(false);
    expect(await screen.findByRole("dialog", { name })).toBeVisible();
  });

  test("leaves Ctrl to more keys, to the place of K where a layout has another Latin letter there, and to an input method", async () => {
    const { field } = await openEncyclopedia();
    for (const other of [
      { shiftKey: true },
      { altKey: true },
      { metaKey: true },
      { key: "t" },
      { isComposing: true },
    ])
      expect(fireEvent.keyDown(field, { ...CTRL_K, ...other }), JSON.stringify(other)).toBe(true);
  });

  test("is ⌘K on Apple's systems, where Ctrl+K edits text", async () => {
    vi.spyOn(navigator, "platform", "get").mockReturnValue("MacIntel");
    const { actor } = await open();
    expect(fireEvent.keyDown(document.body, CTRL_K)).toBe(true);
    expect(queryDialog()).not.toBeInTheDocument();
    await actor.keyboard("{Meta>}k{/Meta}");
    expect(await findSearchField()).toHaveFocus();
  });

  test("takes no notice of an event without a key, as a browser's autofill sends", async () => {
    const { field } = await openEncyclopedia();
    // Vitest fails where a listener throws.
    expect(fireEvent(field, new Event("keydown", { bubbles: true, cancelable: true }))).toBe(true);
  });

  describe("offers the monsters last looked at", () => {
    const recent = () => screen.findByRole("listbox", { name: "最近見たモンスター" });
    const namesOf = (list: HTMLElement) =>
      within(list)
        .getAllByRole("option")
        .map((option) => option.querySelector("[lang]")?.textContent);

    test("the latest first and each once, but not the one on the screen; an arrow key and Enter open one", async () => {
      const { actor, router } = await open("/monsters/1");
      await findTitle("ヒノコリス");
      for (const [id, title] of [
        ["2", "スミビネコ"],
        ["3", "カマドウシ"],
        ["9999", failure("detail", "notFound")],
        ["2", "スミビネコ"],
        ["4", "ホムラヅノ"],
      ] as const) {
        await router.navigate({ to: "/monsters/$id", params: { id } });
        await findTitle(title);
      }
      expect(localStorage.getItem("looked-at")).toBe('["4","2","3","1"]');
      await actor.keyboard("/");
      expect(namesOf(await recent())).toEqual(["スミビネコ", "カマドウシ", "ヒノコリス"]);
      await actor.keyboard("{Enter}");
      expect(router.state.location.pathname).toBe("/monsters/4");
      await actor.keyboard("h");
      expect(await screen.findByRole("listbox", { name: "候補" })).toBeVisible();
      await actor.keyboard("{Backspace}{ArrowDown}{ArrowDown}{Enter}");
      expect(await findTitle("カマドウシ")).toBeVisible();
      await actor.keyboard("/");
      await recent();
      await actor.keyboard("{Escape}");
      await waitFor(() => expect(queryDialog()).not.toBeInTheDocument());
    });

    test.each([
      ["no JSON", "{"],
      ["another kind of value", '{"1":"2"}'],
      ["other kinds of ids", '[1,null,{"id":"2"}]'],
      ["monsters that are gone", '["9999","__proto__"]'],
    ])("unless what is stored is %s", async (_, stored) => {
      localStorage.setItem("looked-at", stored);
      const { field } = await openQuickSearch();
      await waitFor(() => expect(screen.queryByText(/読み込み中/)).not.toBeInTheDocument());
      expect(queryList()).not.toBeInTheDocument();
      expect(field).toHaveFocus();
    });

    test("a handful at most, however many are stored, and whatever is gone", async () => {
      const ids = MONSTERS.map(({ id }) => id);
      const gone = ["9001", "9002", "9003", "9004", "9005"];
      localStorage.setItem("looked-at", JSON.stringify([...gone, ids[0], ...ids]));
      await openQuickSearch();
      expect(namesOf(await recent())).toEqual(MONSTERS.slice(0, 5).map(({ name }) => name));
    });
  });

  test("waits for the list, and keeps what is typed and chosen meanwhile", async () => {
    const answer = holdAnswers("/monsters");
    const { actor, field } = await openQuickSearch();
    await actor.type(field, "hinoko{ArrowDown}");
    expect(within(await dialog()).getByText("モンスターデータを読み込み中...")).toBeVisible();
    answer();
    expect(await findOption(HINOKORISU)).toHaveAttribute("aria-selected", "true");
  });

  test("says why there is no list, and tries again", async () => {
    setFaults({ list: "400" });
    const { actor, field } = await openQuickSearch();
    const alert = await within(await dialog()).findByRole("alert");
    expect(alert).toHaveTextContent(failure("list", "rejected"));
    await actor.type(field, "hinoko");
    setFaults({});
    await actor.click(within(alert).getByRole("button", { name: "再試行" }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    expect(field).toHaveFocus();
    await actor.keyboard("r");
    expect(await findOption(HINOKORISU)).toBeVisible();
  });

  test("asks for the list anew when it is opened again after a failure", async () => {
    setFaults({ list: "400" });
    const { actor } = await openQuickSearch();
    await within(await dialog()).findByRole("alert");
    await actor.keyboard("{Escape}");
    setFaults({});
    await actor.keyboard("/hinoko");
    expect(await findOption(HINOKORISU)).toBeVisible();
  });

  test("says that there are no monsters, or that none is found", async () => {
    setFaults({ list: "no-monsters" });
    const { actor, field, queryClient } = await openQuickSearch();
    const text = "モンスターはまだ登録されていません";
    expect(await within(await dialog()).findByText(text)).toBeVisible();
    setFaults({});
    await queryClient.invalidateQueries();
    await actor.type(field, "zzzz");
    expect(await screen.findByText("条件に合うモンスターはいません")).toHaveAttribute(
      "aria-live",
      "polite",
    );
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await actor.clear(field);
    expect(screen.queryByText("条件に合うモンスターはいません")).not.toBeInTheDocument();
  });
});
