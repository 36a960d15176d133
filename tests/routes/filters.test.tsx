import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { ja } from "#src/messages/ja.ts";
import { VALUES } from "#src/monsters/monster-values.ts";
import { RANGES } from "#src/monsters/search/filters.ts";
import { MONSTERS, mockApi, serveMonsters } from "#tests/support/mock-api.ts";
import { openEncyclopedia, renderApp } from "#tests/support/render-app.tsx";
import {
  announced,
  findCards,
  findEncyclopediaLink,
  findSearchField,
  shownCards,
} from "#tests/support/screen-elements.ts";

const KNOWN = ["ほのお", "みず", "でんき", "くさ", "いわ", "ひこう"];

const OTHERS = ["こおり", "ごはん"];

const typesIn = (group: string) =>
  within(screen.getByRole("group", { name: group }))
    .getAllByRole("checkbox")
    .map((box) => box.closest("label")?.textContent);

/** The types in sight. */
const typeNames = () => typesIn("タイプ");
const openPanel = (actor: UserEvent) => actor.click(screen.getByText("絞り込み"));

const type = (name: string) => screen.getByRole("checkbox", { name });
const order = () => screen.getByRole("combobox", { name: "並べ替え" });
const shownOrder = () => order().querySelector(":checked")?.textContent;
/** The line that says how many are found. */
const status = () => screen.getByText(/^[\d,]+体(中[\d,]+体)?$/);

/** Two more, of another type. */
const ICE = CATALOGUE.slice(54, 56);

const serveTypes = (types: readonly (string | string[])[]) =>
  serveMonsters(types.map((each, index) => ({ ...CATALOGUE[0], id: `${index}`, type: each })));

describe("types", () => {
  test("are those of the list: the most frequent ones, and the others with the filters on demand", async () => {
    serveTypes(["ほのお", "ほのお", ..."みず でんき くさ いわ ひこう".split(" "), ...OTHERS]);
    const { actor, address } = await openEncyclopedia();
    expect(typeNames()).toEqual(KNOWN);
    await openPanel(actor);
    expect(typesIn("ほかのタイプ")).toEqual(OTHERS);
    await actor.click(type("こおり"));
    await waitFor(() => expect(status()).toHaveTextContent("9体中1体"));
    await waitFor(() => expect(address()).toBe("/monsters?type=こおり"));
    await actor.click(type("ほのお"));
    await waitFor(() => expect(status()).toHaveTextContent("9体中3体"));
    await waitFor(() => expect(address()).toBe("/monsters?type=fire,こおり"));
    await actor.click(type("こおり"));
    await waitFor(() => expect(address()).toBe("/monsters?type=fire"));
    await actor.click(type("ごはん"));
    // It keeps its place as long as that is in sight.
    expect(typesIn("ほかのタイプ")).toEqual(OTHERS);
    await openPanel(actor);
    await waitFor(() => expect(typeNames()).toEqual([...KNOWN, "ごはん"]));
    expect(type("ごはん")).toBeChecked();
  });

  test("of several parts are shown whole, and found by each part", async () => {
    serveTypes(["ほのお・ひこう", "fire/flying", "Fire, こおり", ["こおり", "どく"], "water"]);
    const { actor } = await openEncyclopedia();
    for (const whole of ["ほのお・ひこう", "fire/flying", "Fire, こおり", "こおり・どく"]) {
      const badge = screen.getByText(whole, { selector: "li *" }).parentElement;
      expect(badge).toHaveAttribute("data-type", "other");
    }
    await actor.click(type("ひこう"));
    await waitFor(() => expect(status()).toHaveTextContent("5体中2体"));
  });

  test("are the known six and those of the address while the list is loading, and keep their places once the pointer was on them", async () => {
    const answered = Promise.withResolvers<undefined>();
    serveTypes(["こおり", "こおり", "やみ", "みず"]);
    mockApi.use(http.get("*/api/monsters", () => answered.promise, { once: true }));
    const { actor, address } = renderApp({ url: "/monsters?type=こおり,water,やみ" });
    await findSearchField();
    expect(typeNames()).toEqual([...KNOWN, "こおり", "やみ"]);
    for (const name of ["こおり", "みず", "やみ"]) expect(type(name)).toBeChecked();
    const ice = type("こおり");
    // Without pointer and focus.
    fireEvent.click(ice);
    await waitFor(() => expect(address()).toBe("/monsters?type=water,やみ"));
    expect(ice).not.toBeChecked();
    expect(type("こおり")).toBe(ice);
    await actor.hover(ice);
    answered.resolve(undefined);
    await findCards();
    expect(typeNames()).toEqual([...KNOWN, "こおり", "やみ"]);
    await actor.click(screen.getByRole("link", { name: "ホーム" }));
    await actor.click(await findEncyclopediaLink());
    await screen.findByRole("group", { name: "タイプ" });
    expect(typeNames().slice(0, 3)).toEqual(["こおり", "みず", "やみ"]);
  });

  test("of an address may have any spelling, and be absent from the list", async () => {
    serveMonsters([...MONSTERS, ...ICE]);
    const { actor, address } = await openEncyclopedia(
      "/monsters?type=コオリ,炎,ほのお,ない,,・,other",
    );
    expect(address()).toBe("/monsters?type=fire,コオリ,ない,other");
    for (const name of ["ほのお", "こおり", "ない", "その他"]) expect(type(name)).toBeChecked();
    // The other types of an old link.
    await actor.click(type("その他"));
    await waitFor(() => expect(address()).toBe("/monsters?type=fire,こおり,ない"));
    expect(type("その他")).not.toBeChecked();
    await waitFor(() => expect(status()).toHaveTextContent("10体中6体"));
  });
});

describe("ranges", () => {
  const openRanges = async (url = "/monsters") => {
    const app = await openEncyclopedia(url);
    await openPanel(app.actor);
    const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
    return { ...app, field, min: field("レベルの最小"), max: field("レベルの最大") };
  };

  test("are turned round when the fields are left, and not while they are filled in", async () => {
    const { actor, min, max, address } = await openRanges();
    await actor.type(min, "40");
    await actor.type(max, "10");
    await waitFor(() => expect(address()).toBe("/monsters?level=10-40"));
    const count = status().textContent;
    expect(min).toHaveValue("40");
    expect(max).toHaveValue("10");
    expect(announced()).toEqual([]);
    await actor.tab();
    expect(announced()).toEqual(["レベルの最小と最大を入れ替えました"]);
    expect(min).toHaveValue("10");
    expect(max).toHaveValue("40");
    expect(status()).toHaveTextContent(count ?? "");
    await actor.clear(max);
    await actor.type(max, "5");
    await actor.type(max, "0");
    expect(min).toHaveValue("10");
    expect(max).toHaveValue("50");
    await waitFor(() => expect(address()).toBe("/monsters?level=10-50"));
  });

  test("refuse what is no number: it stands in its field as wrong, has no effect, and goes when it is cleared", async () => {
    const { actor, min, max, address } = await openRanges("/monsters?level=36-&hp=80-");
    expect(min).toHaveAccessibleDescription("数字で入力してください（例: 50）");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    const typeWrong = async (wrong: string) => {
      await actor.clear(min);
      await actor.type(min, wrong);
      await actor.tab({ shift: true });
      expect(min).toHaveValue(wrong);
      expect(min).toHaveAttribute("aria-invalid", "true");
      expect(min).toHaveAccessibleDescription("数字で入力してください（例: 50）");
      expect(screen.getByRole("alert")).toBeVisible();
    };
    const expectNothingWrong = () => {
      expect(min).toHaveValue("");
      expect(min).not.toHaveAttribute("aria-invalid");
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    };
    await typeWrong("1,2,3");
    await waitFor(() => expect(address()).toBe("/monsters?hp=80-"));
    await actor.clear(min);
    expect(min).toHaveFocus();
    expectNothingWrong();
    await typeWrong("5-");
    await actor.type(max, "20");
    expect(min).toHaveAttribute("aria-invalid", "true");
    await waitFor(() => expect(address()).toBe("/monsters?level=-20&hp=80-"));
    await actor.click(screen.getByRole("button", { name: "条件をクリア" }));
    await waitFor(() => expect(address()).toBe("/monsters"));
    expectNothingWrong();
    await actor.type(min, "−10");
    await waitFor(() => expect(address()).toBe("/monsters?level=-10-"));
    await actor.tab();
    await actor.tab();
    expect(min).toHaveValue("-10");
  });

  test("take a number as it is typed, in any width, and show it plain once they are left", async () => {
    const { actor, field, min, max, address } = await openRanges();
    expect(min).toHaveAttribute("inputmode", "decimal");
    expect([min, max].map(({ placeholder }) => placeholder)).toEqual(["下限", "上限"]);
    expect(field("合計の最小")).toBeVisible();
    for (const [text, bound] of [
      ["40.50", "40.5"],
      ["５０．", "50"],
      ["１，０００", "1000"],
      [" 060", "60"],
    ] as const) {
      await actor.clear(min);
      await actor.type(min, text);
      await waitFor(() => expect(address()).toBe(`/monsters?level=${bound}-`));
      expect(min).toHaveValue(text);
      expect(min).not.toHaveAttribute("aria-invalid");
    }
    await actor.tab();
    expect(min).toHaveValue(" 060");
    await actor.tab();
    expect(min).toHaveValue("60");
    await waitFor(() => expect(address()).toBe("/monsters?level=60-"));
  });
});

test("the disclosure of the filters is open or closed as the visitor left it", async () => {
  const { actor, address } = await openEncyclopedia("/monsters?q=hi&type=fire&level=5-&hp=-150");
  const disclosure = screen.getByText("絞り込み").closest("details");
  expect(disclosure).not.toHaveAttribute("open");
  await openPanel(actor);
  expect(disclosure).not.toContainElement(order());
  const ranges = within(screen.getByRole("group", { name: "レベルと能力の範囲" }));
  expect(ranges.getAllByRole("textbox")).toHaveLength(2 * RANGES.length);
  expect(ranges.getByRole("group", { name: "素早さ" })).toBeVisible();
  await actor.selectOptions(order(), "五十音順");
  await waitFor(() => expect(address()).toMatch(/&sort=name$/));
  await actor.click(screen.getByRole("button", { name: "条件をクリア" }));
  await waitFor(() => expect(address()).toBe("/monsters?sort=name"));
  expect(screen.queryByRole("button", { name: "条件をクリア" })).not.toBeInTheDocument();
  expect(screen.getByRole("region", { name: "モンスター図鑑" })).toHaveFocus();
  expect(disclosure).toHaveAttribute("open");
});

describe("each range in force is a button", () => {
  const chip = (name: string) => screen.getByRole("button", { name });

  test("that takes it off and, pressed once more, puts it back: it keeps its place", async () => {
    const { actor, address } = await openEncyclopedia("/monsters?level=5-50&hp=60-&speed=-100");
    const names = ["レベル 5〜50", "HP 60以上", "素早さ 100以下"];
    for (const name of names) expect(chip(name)).toHaveAttribute("aria-pressed", "true");
    await actor.click(chip("レベル 5〜50"));
    await waitFor(() => expect(address()).toBe("/monsters?hp=60-&speed=-100"));
    expect(screen.getByRole("textbox", { name: "レベルの最小", hidden: true })).toHaveValue("");
    for (const name of names) expect(chip(name)).toBeVisible();
    expect(chip("レベル 5〜50")).toHaveAttribute("aria-pressed", "false");
    expect(chip("レベル 5〜50")).toHaveFocus();
    await actor.click(chip("レベル 5〜50"));
    await waitFor(() => expect(address()).toBe("/monsters?level=5-50&hp=60-&speed=-100"));
    await actor.click(chip("HP 60以上"));
    await actor.click(chip("素早さ 100以下"));
    await waitFor(() => expect(address()).toBe("/monsters?level=5-50"));
    // Until something else is asked for.
    await actor.click(type("みず"));
    expect(screen.queryByRole("button", { name: "HP 60以上" })).not.toBeInTheDocument();
    expect(chip("レベル 5〜50")).toBeVisible();
  });

  test("and cards show the value that it asks for", async () => {
    await openEncyclopedia("/monsters?hp=70-&total=300-&sort=speed");
    const [first] = shownCards();
    expect(first).toHaveTextContent(/HP \d+ · 素早さ \d+ · 合計 \d+/);
    expect(first).not.toHaveTextContent("レベル");
  });
});

test("another type or text shows the start of its list, where that is out of sight", async () => {
  const { actor, field } = await openEncyclopedia();
  const start = screen.getByRole("list", { name: "モンスター図鑑" }).closest("[data-list]");
  if (!start) throw new Error("There is no list");
  const place = vi.spyOn(start, "getBoundingClientRect").mockReturnValue(new DOMRect(0, -1));
  const region = screen.getByRole("region", { name: "モンスター図鑑" });
  const scrollIntoView = vi.spyOn(region, "scrollIntoView");
  await actor.click(type("みず"));
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1));
  await actor.type(field, "n");
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(2));
  await actor.keyboard("{Escape}");
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(3));
  place.mockReturnValue(new DOMRect(0, 0));
  await actor.click(type("みず"));
  const places = place.mock.calls.length;
  await actor.type(field, "n");
  await waitFor(() => expect(place.mock.calls.length).toBeGreaterThan(places));
  expect(scrollIntoView).toHaveBeenCalledTimes(3);
});

describe("order", () => {
  const options = () => within(order()).getAllByRole("option");
  const BEST_MATCH = "関連度順";

  test("is one choice, each in words of its own", async () => {
    await openEncyclopedia();
    expect(screen.getAllByRole("combobox")).toEqual([order()]);
    expect(options().map(({ textContent }) => textContent)).toEqual([
      ...["番号順", "五十音順", ...VALUES.map((key) => `${ja.monster[key]}の高い順`)],
      ...["番号の大きい順", "五十音の逆順", ...VALUES.map((key) => `${ja.monster[key]}の低い順`)],
    ]);
    expect(shownOrder()).toBe("番号順");
  });

  test("is the best match while there is a text, unless another is chosen", async () => {
    const { actor, field, address } = await openEncyclopedia();
    const expectFirst = (name: string) =>
      waitFor(() =>
        expect(screen.getAllByRole("heading", { level: 2 })[0]).toHaveTextContent(name),
      );
    await actor.type(field, "zz");
    expect(shownOrder()).toBe(BEST_MATCH);
    expect(await screen.findByText("条件に合うモンスターはいません")).toBeVisible();
    expect(shownOrder()).toBe(BEST_MATCH);
    await actor.clear(field);
    await actor.type(field, "か");
    expect(options()[0]).toHaveTextContent(BEST_MATCH);
    expect(shownOrder()).toBe(BEST_MATCH);
    await waitFor(() => expect(address()).toBe("/monsters?q=か"));
    await expectFirst("カマドウシ");
    await actor.selectOptions(order(), "番号順");
    await waitFor(() => expect(address()).toBe("/monsters?q=か&sort=number"));
    expect(shownOrder()).toBe("番号順");
    await expectFirst("ヒノコリス");
    await actor.selectOptions(order(), BEST_MATCH);
    await waitFor(() => expect(address()).toBe("/monsters?q=か"));
    await expectFirst("カマドウシ");
    await actor.selectOptions(order(), "素早さの高い順");
    await waitFor(() => expect(address()).toBe("/monsters?q=か&sort=speed&order=desc"));
    await expectFirst("シオカゼル");
    await actor.clear(field);
    expect(options()[0]).toHaveTextContent("番号順");
    await waitFor(() => expect(address()).toBe("/monsters?sort=speed&order=desc"));
  });
});
