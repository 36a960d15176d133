import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { failure } from "#tests/support/failure.ts";
import { countOf, MONSTERS, recordRequests, setFaults } from "#tests/support/mock-api.ts";
import { openEncyclopedia, renderApp } from "#tests/support/render-app.tsx";
import { announced, findCardLink, findTitle, shownCards } from "#tests/support/screen-elements.ts";

describe("search, filter and sort", () => {
  test("offer a button to clear when nothing is found", async () => {
    const { actor, address } = await openEncyclopedia("/monsters?q=ひのこりぬ&type=fire");
    expect(await screen.findByText("条件に合うモンスターはいません")).toBeVisible();
    await actor.click(screen.getByRole("button", { name: "条件をクリア" }));
    await waitFor(() => expect(address()).toBe("/monsters"));
    expect(screen.getByRole("region", { name: "モンスター図鑑" })).toHaveFocus();
  });

  test("Back undoes the last choice alone, be it chosen or typed", async () => {
    const { actor, field, address, router } = await openEncyclopedia();
    await actor.click(screen.getByRole("checkbox", { name: "ほのお" }));
    await waitFor(() => expect(address()).toBe("/monsters?type=fire"));
    await actor.type(field, "hin");
    await waitFor(() => expect(address()).toBe("/monsters?q=hin&type=fire"));
    router.history.back();
    await waitFor(() => expect(field).toHaveValue(""));
    await actor.type(field, "hin");
    await waitFor(() => expect(address()).toBe("/monsters?q=hin&type=fire"));
    await actor.type(field, "oko");
    await waitFor(() => expect(address()).toBe("/monsters?q=hinoko&type=fire"));
    await actor.click(screen.getByText("絞り込み"));
    await actor.type(screen.getByRole("textbox", { name: "レベルの最小" }), "3");
    await actor.type(screen.getByRole("textbox", { name: "攻撃の最大" }), "90");
    // As in browsers where a click on a checkbox leaves the focus in the field.
    fireEvent.click(screen.getByRole("checkbox", { name: "みず" }));
    await waitFor(() =>
      expect(address()).toBe("/monsters?q=hinoko&type=fire,water&level=3-&attack=-90"),
    );
    for (const before of [
      "/monsters?q=hinoko&type=fire&level=3-&attack=-90",
      "/monsters?q=hinoko&type=fire&level=3-",
      "/monsters?q=hinoko&type=fire",
      "/monsters?type=fire",
      "/monsters",
    ]) {
      router.history.back();
      await waitFor(() => expect(address()).toBe(before));
      expect(document.title).toBe("モンスター図鑑 | モンスターフィールド");
    }
    expect(field).toHaveValue("");
    expect(screen.getByRole("checkbox", { name: "ほのお" })).not.toBeChecked();
  });
});

test("all changes of one stay at a control are one history entry", async () => {
  const { actor, address, router } = await openEncyclopedia();
  const order = screen.getByRole("combobox", { name: "並べ替え" });
  for (const name of ["合計の高い順", "素早さの高い順", "防御の高い順"])
    await actor.selectOptions(order, name);
  await waitFor(() => expect(address()).toBe("/monsters?sort=defense&order=desc"));
  await actor.click(screen.getByRole("checkbox", { name: "みず" }));
  await actor.selectOptions(order, "HPの高い順");
  await waitFor(() => expect(router.history.length).toBe(4));
  for (const before of ["sort=defense&order=desc&type=water", "sort=defense&order=desc"]) {
    act(() => router.history.back());
    await waitFor(() =>
      expect(new URLSearchParams(router.history.location.search).size).toBe(
        new URLSearchParams(before).size,
      ),
    );
    expect(order).toHaveValue("defense-desc");
  }
  act(() => router.history.back());
  await waitFor(() => expect(address()).toBe("/monsters"));
  expect(order).toHaveValue("");
  act(() => router.history.forward());
  await waitFor(() => expect(order).toHaveValue("defense-desc"));
});

test("an address as the browser sends the form is shown, and written as the app does", async () => {
  const { address } = await openEncyclopedia(
    "/monsters?q=&type=water&type=fire&level-min=10&level-max=&hp-min=&hp-max=&sort=speed-desc",
  );
  expect(address()).toBe("/monsters?type=fire,water&sort=speed&level=10-&order=desc");
  expect(screen.getByRole("checkbox", { name: "みず" })).toBeChecked();
  expect(screen.getByLabelText("レベルの最小")).toHaveValue("10");
  expect(screen.getByRole("combobox", { name: "並べ替え" })).toHaveValue("speed-desc");
});

describe("going to a monster and back", () => {
  test("neighbours follow the search and the order of the list, by link and by key", async () => {
    const { actor, address } = await openEncyclopedia("/monsters?type=fire&sort=speed&order=desc");
    expect(shownCards()[0]).toHaveTextContent("スミビネコ");
    await actor.click(await findCardLink("ホムラヅノ"));
    expect(await screen.findByText("4体中2番目")).toBeVisible();
    expect(screen.getByRole("link", { name: "前 スミビネコ" })).toBeVisible();
    await actor.click(screen.getByRole("link", { name: "次 ヒノコリス" }));
    expect(await findTitle("ヒノコリス")).toBeVisible();
    await actor.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(await findTitle("スミビネコ")).toBeVisible();
    await actor.click(screen.getByRole("button", { name: "戻る" }));
    await waitFor(() => expect(address()).toBe("/monsters?type=fire&sort=speed&order=desc"));
    expect(await findCardLink("ホムラヅノ")).toHaveFocus();
  });

  const touch = (clientX: number, clientY = 0) =>
    ({ identifier: 0, target: document.body, clientX, clientY }) as const;
  const fireAt = (timeStamp: number, event: Event) => {
    Object.defineProperty(event, "timeStamp", { value: timeStamp });
    fireEvent(document.body, event);
  };
  const start = (x: number) =>
    fireAt(0, createEvent.touchStart(document.body, { touches: [touch(x)] }));
  const move = (x: number, at = 10) =>
    fireAt(at, createEvent.touchMove(document.body, { touches: [touch(x)] }));
  const end = (x: number, down = 0, at = 20) =>
    fireAt(at, createEvent.touchEnd(document.body, { changedTouches: [touch(x, down)] }));
  const swipe = (from: number, to: number, down = 0) => {
    start(from);
    end(to, down);
  };

  test("a swipe leads to the neighbours, in the same history entry, and nowhere when it is meant for something else", async () => {
    const { router } = renderApp({ url: "/monsters/2" });
    await screen.findByRole("link", { name: "次 カマドウシ" });
    swipe(300, 200);
    expect(await findTitle("カマドウシ")).toBeVisible();
    await waitFor(() => expect(router.history.location.pathname).toBe("/monsters/3"));
    swipe(200, 300);
    expect(await findTitle("スミビネコ")).toBeVisible();
    await waitFor(() => expect(router.history.location.pathname).toBe("/monsters/2"));
    expect(router.history.length).toBe(1);
    const onMove = vi.fn();
    router.history.subscribe(onMove);
    swipe(300, 200, 90);
    swipe(300, 260);
    // Where the system goes back.
    swipe(10, 200);
    swipe(innerWidth - 10, innerWidth - 200);
    // Two fingers.
    fireEvent.touchStart(document.body, { touches: [touch(300)] });
    fireEvent.touchStart(document.body, { touches: [touch(300), touch(400)] });
    end(200);
    // A slow one that is short, one that is taken back, and one with a selected text.
    start(300);
    end(220, 0, 3_000);
    start(300);
    move(100, 3_000);
    end(200, 0, 3_050);
    getSelection()?.selectAllChildren(screen.getByRole("heading", { level: 1 }));
    swipe(300, 200);
    getSelection()?.removeAllRanges();
    // Above the page.
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.open = true;
    swipe(300, 200);
    dialog.remove();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("スミビネコ");
    swipe(300, 200);
    expect(await findTitle("カマドウシ")).toBeVisible();
    await waitFor(() => expect(onMove).toHaveBeenCalledOnce());
  });

  test("the monster follows the finger, less where there is no next, which is said", async () => {
    renderApp({ url: "/monsters/2" });
    await screen.findByRole("link", { name: "次 カマドウシ" });
    const offset = () => screen.getByRole("article").parentElement?.style.translate;
    start(200);
    move(280);
    expect(offset()).toBe("80px");
    move(330);
    end(330, 0, 3_000);
    expect(await findTitle("ヒノコリス")).toBeVisible();
    expect(offset()).toBe("");
    start(200);
    move(280);
    expect(offset()).toBe("20px");
    end(320, 0, 3_000);
    expect(offset()).toBe("");
    expect(
      await screen.findByText("最初のモンスターです", { ignore: "#announcements *" }),
    ).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("ヒノコリス");
  });

  test("on a zoomed page arrow keys and swipes move the window, and show no other monster", async () => {
    const { router } = renderApp({ url: "/monsters/2" });
    await screen.findByRole("link", { name: "次 カマドウシ" });
    const onMove = vi.fn();
    router.history.subscribe(onMove);
    vi.stubGlobal("visualViewport", Object.assign(new EventTarget(), { scale: 2.5 }));
    for (const key of ["ArrowLeft", "ArrowRight"])
      expect(fireEvent.keyDown(document.body, { key })).toBe(true);
    swipe(300, 200);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("スミビネコ");
    vi.unstubAllGlobals();
    expect(fireEvent.keyDown(document.body, { key: "ArrowRight" })).toBe(false);
    expect(await findTitle("カマドウシ")).toBeVisible();
    await waitFor(() => expect(onMove).toHaveBeenCalledOnce());
  });

  test("of the monsters that a held key passes, only the last is requested, announced and in the address", async () => {
    const { router, queryClient } = renderApp({ url: "/monsters/1" });
    await screen.findByRole("link", { name: "次 スミビネコ" });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    setFaults({ detail: "429" });
    const requests = recordRequests();
    const onMove = vi.fn();
    router.history.subscribe(onMove);
    for (const { name } of MONSTERS.slice(1)) {
      fireEvent.keyDown(document.body, { key: "ArrowRight", repeat: true });
      expect(screen.getByRole("heading", { level: 1, name })).toBeVisible();
    }
    const name = screen.getByRole("heading", { level: 1 }).textContent;
    expect(await screen.findByRole("alert")).toHaveTextContent(failure("detail", "rejected"));
    expect(await findTitle(name)).toBeVisible();
    expect(announced()).toEqual([`${name} | モンスターフィールド`]);
    expect(router.state.location.pathname).toBe("/monsters/54");
    expect(onMove).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(3);
    expect(countOf(requests, "/monsters/54")).toBe(3);
  });

  test.each(["by pointer", "by key"])(
    "going back %s at once after an arrow key leaves the monster that is shown",
    async (way) => {
      const { actor, router } = await openEncyclopedia();
      await actor.click(await findCardLink("スミビネコ"));
      await screen.findByRole("link", { name: "次 カマドウシ" });
      const back = screen.getByRole("button", { name: "戻る" });
      back.focus();
      await actor.keyboard("{ArrowRight}");
      await (way === "by key" ? actor.keyboard("{Enter}") : actor.click(back));
      await waitFor(() => expect(router.state.location.pathname).toBe("/monsters"));
      act(() => router.history.forward());
      expect(await findTitle("カマドウシ")).toBeVisible();
    },
  );

  test("the button leads to the list that one came from, and no farther; the browser goes step by step", async () => {
    const { actor, address, router } = renderApp({ url: "/compare" });
    await findTitle("モンスターを比べる");
    await act(() => router.navigate({ href: "/monsters?type=water" }));
    await actor.click(await findCardLink("サザナミー"));
    await findTitle("サザナミー");
    await actor.click(screen.getByRole("button", { name: "ほかのだれかに会う" }));
    await waitFor(() => expect(address()).not.toContain("/16"));
    const met = address();
    act(() => router.history.back());
    expect(await findTitle("サザナミー")).toBeVisible();
    act(() => router.history.forward());
    await waitFor(() => expect(address()).toBe(met));
    await actor.dblClick(screen.getByRole("button", { name: "戻る" }));
    expect(await findTitle("モンスター図鑑")).toBeVisible();
    expect(address()).toBe("/monsters?type=water");
    expect(await findCardLink("サザナミー")).toHaveFocus();
    act(() => router.history.back());
    expect(await findTitle("モンスターを比べる")).toBeVisible();
  });

  test("the rank leads to the monster in the list in that order, marked", async () => {
    const { actor, address } = renderApp({ url: "/monsters/16" });
    await actor.click(await screen.findByRole("link", { name: /^素早さ 6位/ }));
    const card = await findCardLink("サザナミー");
    expect(address()).toBe("/monsters?sort=speed&order=desc");
    await waitFor(() => expect(card).toHaveFocus());
    expect(card.closest("[aria-current=true]")).toBeVisible();
  });

  test("every key press moves on by one, even when pages load more slowly", async () => {
    const { router } = renderApp({ url: "/monsters/2" });
    await screen.findByRole("link", { name: "次 カマドウシ" });
    for (const id of ["3", "4", "16"]) {
      fireEvent.keyDown(document.body, { key: "ArrowRight" });
      await waitFor(() => expect(router.history.location.pathname).toBe(`/monsters/${id}`), {
        interval: 1,
      });
    }
    await waitFor(() => expect(router.state.location.pathname).toBe("/monsters/16"));
  });
});

describe("keyboard", () => {
  test("an arrow with another key is not for the page", async () => {
    const { router } = renderApp({ url: "/monsters/2" });
    await screen.findByRole("link", { name: "次 カマドウシ" });
    for (const modifier of ["shiftKey", "ctrlKey", "altKey", "metaKey"])
      for (const key of ["ArrowLeft", "ArrowRight"])
        expect(fireEvent.keyDown(document.body, { key, [modifier]: true }), modifier).toBe(true);
    expect(router.history.location.pathname).toBe("/monsters/2");
  });

  test("the keys of a single character can be turned off, for later visits too; Ctrl+K stays", async () => {
    const { actor } = await openEncyclopedia();
    await actor.click(screen.getByRole("button", { name: "キーボード操作" }));
    const sheet = await screen.findByRole<HTMLDialogElement>("dialog");
    const name = "「/」「?」「f」「r」のキーを使う";
    await actor.click(within(sheet).getByRole("checkbox", { name }));
    act(() => sheet.close());
    cleanup();
    const { field } = await openEncyclopedia();
    await actor.keyboard("/?");
    expect(field).not.toHaveFocus();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await actor.keyboard("{Control>}k{/Control}");
    expect(field).toHaveFocus();
    await actor.click(screen.getByRole("button", { name: "キーボード操作" }));
    const setting = await screen.findByRole("checkbox", { name });
    expect(setting).not.toBeChecked();
    await actor.click(setting);
    expect(setting).toBeChecked();
  });
});
