import type { Page } from "@playwright/test";
import { BARE_URL } from "./support/addresses.ts";
import {
  boxOf,
  cardsOf,
  expect,
  holdScripts,
  linkTo,
  openHydrated,
  openMany,
  scrollsSideways,
  scrollTop,
  searchField,
  test,
  titled,
  waitForHydration,
} from "./support/test.ts";

const MANY = 10_000;

test.describe("10,000 monsters", () => {
  for (const [path, widths] of [
    ["/", [360, 1440, 2560]],
    ["/monsters", [390]],
  ] as const) {
    test(`${path} has at most 100 cards in the document, and fills the screen`, {
      tag: path === "/" ? "@rest" : [],
    }, async ({ page }) => {
      await openMany(page, MANY, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 1000 });
        for (const top of [0, 200_000, 5_000]) {
          await page.evaluate((y) => scrollTo(0, y), top);
          await expect(async () => {
            const { bottom } = await boxOf(cardsOf(page).last());
            expect(bottom, `${width} px`).toBeGreaterThan(900);
          }).toPass();
          expect(await cardsOf(page).count(), `${width} px`).toBeLessThanOrEqual(100);
        }
        expect(await scrollsSideways(page), `${width} px`).toBe(false);
      }
    });
  }

  test("a card that is scrolled out of sight keeps the focus, until a dialog takes it", {
    tag: "@rest",
  }, async ({ page }) => {
    await openMany(page, MANY);
    // Each card is hydrated on its own, after the page. Then the list is one tab stop.
    await expect(linkTo(page, "カマドウシ")).toHaveAttribute("tabindex", "-1");
    await linkTo(page, "スミビネコ").focus();
    await page.evaluate(() => scrollTo(0, 100_000));
    await expect(cardsOf(page).last()).not.toContainText("スミビネコ");
    await expect(linkTo(page, "スミビネコ")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(linkTo(page, "カマドウシ")).toBeFocused();
    await expect(linkTo(page, "カマドウシ")).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 100_000));
    await expect(cardsOf(page).last()).not.toContainText("カマドウシ");
    await expect(linkTo(page, "カマドウシ")).toBeFocused();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(linkTo(page, "カマドウシ")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("region", { name: "モンスター図鑑" })).toBeFocused();
    expect(await scrollTop(page)).toBe(100_000);
  });
});

for (const [what, origin, count, place] of [
  ["a list", "", 66, 1_000],
  ["10,000 monsters", BARE_URL, MANY, 20_000],
] as const) {
  test(`Back restores the place in ${what} and the focus, also after a reload`, {
    tag: origin ? "@rest" : [],
  }, async ({ page }) => {
    await openMany(page, count, `${origin}/monsters?sort=speed&order=desc`);
    await expect
      .poll(async () => {
        // The list may still be on its way to its whole height.
        await page.evaluate((top) => scrollTo(0, top), place);
        return scrollTop(page);
      })
      .toBe(place);
    const nameInSight = () =>
      cardsOf(page).evaluateAll((cards) => {
        const isInSight = (card: Element) => {
          const { top } = card.getBoundingClientRect();
          return top > 100 && top < 450;
        };
        return cards.find(isInSight)?.querySelector("h2")?.textContent ?? "";
      });
    await expect.poll(nameInSight).not.toBe("");
    const name = await nameInSight();
    await linkTo(page, name).first().click();
    await expect(titled(page, name)).toBeVisible();
    const position = page.getByRole("navigation", { name: "前後のモンスター" }).getByText(/番目/);
    await position.waitFor();
    if (origin) {
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expect(titled(page, name)).toBeHidden();
      await page.reload();
      await position.waitFor();
    }
    await page.goBack();
    await expect(linkTo(page, name).first()).toBeFocused();
    await expect(linkTo(page, name).first()).toBeInViewport();
    const top = await scrollTop(page);
    expect(Math.abs(top - place)).toBeLessThan(place / 10);
    await page.reload();
    await cardsOf(page).first().waitFor();
    await expect.poll(() => scrollTop(page)).toBe(top);
  });
}

for (const [path, place, viewport] of [
  ["/monsters", 1_000, { width: 1280, height: 720 }],
  ["/", 2_100, { width: 360, height: 800 }],
] as const)
  test(`a reload of ${path} stays at its place below the first cards, which are all that the HTML has`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openMany(page, 66, path);
    await expect(cardsOf(page)).toHaveCount(66);
    await page.evaluate((top) => scrollTo(0, top), place);
    await expect.poll(() => scrollTop(page)).toBe(place);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: "commit" });
    // The footer is in sight: a browser must not keep it there when the list gets its height.
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    expect(await scrollTop(page)).toBe(place);
    release();
    await expect(cardsOf(page)).toHaveCount(66);
    expect(await scrollTop(page)).toBe(place);
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const topOf = async (page: Page, selector: string) =>
    Math.round((await boxOf(page.locator(selector).first())).top);

  test("the list begins in the upper part of the window, and on its side with a whole card in sight", async ({
    page,
  }) => {
    await openHydrated(page, "/monsters");
    const first = () => boxOf(cardsOf(page).first());
    expect((await first()).top).toBeLessThan(300);
    const order = () => boxOf(page.getByLabel("並べ替え"));
    const view = await boxOf(page.getByRole("group", { name: "表示" }));
    expect((await order()).top).toBeCloseTo(view.top, 0);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await first()).bottom).toBeLessThanOrEqual(390);
    const title = await boxOf(page.getByRole("heading", { level: 1 }));
    expect((await order()).top - title.bottom).toBeGreaterThan(4);
  });

  test("the bars go while it scrolls down, and come back with scrolling up and with the focus; nothing moves by it", async ({
    page,
  }) => {
    await openHydrated(page, "/monsters");
    const header = page.getByRole("banner");
    const water = page.getByRole("checkbox", { name: "みず" });
    const expectBars = async (there: boolean) => {
      for (const part of [header, searchField(page), water])
        await (there ? expect(part) : expect(part).not).toBeInViewport();
    };
    const scroll = (by: number) => page.evaluate((y) => window.scrollBy(0, y), by);
    await scroll(100);
    await expectBars(true);
    await scroll(1_900);
    await expectBars(false);
    // A finger trembles.
    await scroll(-10);
    await expectBars(false);
    const top = () => topOf(page, "main ul");
    const before = await top();
    await scroll(-20);
    await expectBars(true);
    expect(await top()).toBe(before + 20);
    const home = header.getByRole("link", { name: "ホーム" });
    for (const control of [searchField(page), water, home]) {
      await page.getByRole("main").focus();
      await scroll(400);
      await expectBars(false);
      const top = await scrollTop(page);
      await control.focus();
      await expectBars(true);
      expect(await scrollTop(page)).toBe(top);
      // What has the focus stays in sight.
      await scroll(100);
      await expectBars(true);
    }
  });

  test("no focused card is behind the bars", async ({ page }) => {
    await openHydrated(page, "/monsters");
    const types = await boxOf(page.getByRole("group", { name: "タイプ" }));
    const header = await boxOf(page.getByRole("banner"));
    const bottom = header.height + types.bottom - (await topOf(page, "main form > [data-bar]"));
    await linkTo(page, "ヒノコリス").focus();
    for (const key of ["End", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp"]) {
      await page.keyboard.press(key);
      await expect
        .poll(() => topOf(page, "li[data-index]:has(a:focus)"))
        .toBeGreaterThanOrEqual(bottom);
    }
  });

  test("in a low window they scroll with the page", { tag: "@rest" }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await openHydrated(page, "/monsters");
    await page.evaluate(() => scrollTo(0, 2_000));
    expect(await topOf(page, "main form > [data-bar]")).toBeLessThan(-200);
    await page.evaluate(() => scrollTo(0, 1_900));
    expect(await topOf(page, "main form > [data-bar]")).toBeLessThan(-200);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => topOf(page, "main form > [data-bar]")).toBeGreaterThan(0);
  });

  test("a type of the address is in the visible part of the row", { tag: "@rest" }, async ({
    page,
  }) => {
    await openHydrated(page, "/monsters?type=ごはん");
    await expect(page.getByText("ごはん", { exact: true }).first()).toBeInViewport({ ratio: 1 });
  });
});

test("a second press on the button that clears the conditions hits nothing that has moved there", async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  // Three take a row of their own, so that the button is in the next.
  await openHydrated(page, "/monsters?hp=10-&attack=10-&defense=10-");
  const { left, top, width, height } = await boxOf(
    page.getByRole("button", { name: "条件をクリア" }),
  );
  const [x, y] = [left + width / 2, top + height / 2];
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.click(x, y);
  await page.clock.runFor(200);
  await expect(page.getByText("66体", { exact: true })).toBeVisible();
  await page.mouse.click(x, y);
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page).toHaveURL("/monsters");
  await expect(cardsOf(page).first()).toContainText("ヒノコリス");
});

test.describe("on a phone with a keyboard", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("only field and results are there while someone types; afterwards the rest is back, and nothing has moved", async ({
    page,
  }) => {
    await openHydrated(page, "/monsters");
    const first = cardsOf(page).first();
    const rest = [
      page.getByRole("banner"),
      page.getByRole("heading", { level: 1 }),
      page.getByText("絞り込み"),
      page.getByRole("group", { name: "タイプ" }),
    ];
    await searchField(page).tap();
    for (const part of rest) await expect(part).not.toBeInViewport();
    await expect.poll(async () => (await boxOf(first)).top).toBeLessThan(80);
    await page.keyboard.type("neko");
    await expect(first).toContainText("スミビネコ");
    await expect(searchField(page)).toBeInViewport({ ratio: 1 });
    for (const part of rest) await expect(part).not.toBeInViewport();
    const { top } = await boxOf(first);
    expect(top).toBeLessThan(80);
    await first.getByRole("button", { name: /お気に入り/ }).tap();
    await expect(rest[3] ?? first).toBeInViewport();
    expect((await boxOf(first)).top).toBe(top);
    await searchField(page).tap();
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^66体中/)).toBeInViewport();
  });
});

test("what was typed just now is in the address: a reload keeps it, and so does Back", async ({
  page,
}) => {
  await openHydrated(page, "/");
  await page.evaluate(() => history.pushState(null, "", "/monsters"));
  await page.reload();
  await waitForHydration(page);
  // One task and a frame: the pause in which someone types is not over.
  const type = (text: string) =>
    searchField(page).evaluate(async (field: HTMLInputElement, letters) => {
      field.focus();
      for (const letter of letters) {
        field.value += letter;
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return location.search;
    }, text);
  expect(await type("hinoko")).toBe("?q=hinoko");
  await page.reload();
  await waitForHydration(page);
  await expect(searchField(page)).toHaveValue("hinoko");
  expect(await type("risu")).toBe("?q=hinokorisu");
  await page.goBack();
  await expect(searchField(page)).toHaveValue("hinoko");
  await page.goForward();
  await expect(searchField(page)).toHaveValue("hinokorisu");
  await expect(page.getByText("66体中1体")).toBeVisible();
});

for (const path of ["/monsters/", "/en/Monsters/"]) {
  test(`what is chosen reaches the address from ${path}, too`, async ({ page }) => {
    await page.route(`**${path}`, (route) =>
      route.continue({
        url: route.request().url().replace(path, path.toLowerCase().replace(/\/$/, "")),
      }),
    );
    await openHydrated(page, path);
    await page.getByRole("checkbox").first().check();
    await expect(page).toHaveURL(/\/monsters\?type=fire$/);
    await page.goBack();
    await expect(page.getByRole("checkbox").first()).not.toBeChecked();
  });
}

test("Back to before a choice undoes it, where the page is loaded again", async ({ page }) => {
  // A page with this event is not kept alive: going back loads it again.
  await page.addInitScript(() => addEventListener("unload", () => {}));
  await openHydrated(page, "/monsters");
  const water = page.getByRole("checkbox", { name: "みず" });
  await water.check();
  await expect(page).toHaveURL("/monsters?type=water");
  await page.getByLabel("並べ替え").selectOption("五十音順");
  await expect(page).toHaveURL("/monsters?type=water&sort=name");
  await openHydrated(page, "/");
  await page.evaluate(() => history.go(-3));
  await page.waitForURL("/monsters");
  await waitForHydration(page);
  await expect(page.getByText("66体", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/monsters");
  await expect(water).not.toBeChecked();
  await page.goForward();
  await expect(page).toHaveURL("/monsters?type=water");
});

test("of the cards pointed at, only the one that is opened is fetched", { tag: "@rest" }, async ({
  page,
  calls,
}) => {
  await openHydrated(page, "/monsters");
  for (const name of ["ヒノコリス", "スミビネコ", "カマドウシ"]) await linkTo(page, name).hover();
  await linkTo(page, "アツゴロモ").click();
  await expect(titled(page, "アツゴロモ")).toBeVisible();
  const details = () => calls.filter((path) => /monsters\/./.test(path));
  await expect.poll(details).toEqual(["/api/monsters/5"]);
});

test("at 400 % zoom the list of keyboard shortcuts opens at its beginning", {
  tag: "@rest",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHydrated(page, "/monsters");
  await page.keyboard.press("?");
  await expect(page.getByRole("heading", { name: "キーボード操作" })).toBeInViewport();
});

for (const support of ["with", "without"]) {
  test(`a click beside the list of keyboard shortcuts closes it, ${support} closedby`, {
    tag: "@rest",
  }, async ({ page }) => {
    if (support === "without")
      await page.addInitScript(() => {
        Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
        const { setAttribute } = Element.prototype;
        Element.prototype.setAttribute = function (name, value) {
          if (name !== "closedby") setAttribute.call(this, name, value);
        };
      });
    await openHydrated(page, "/");
    const opener = page.getByRole("button", { name: "キーボード操作" });
    await opener.click();
    const sheet = page.getByRole("dialog", { name: "キーボード操作" });
    const { x, y, width } = await boxOf(sheet);
    await page.mouse.click(x + width / 2, y + 4);
    await expect(sheet).toBeVisible();
    // A drag from the inside, which may select text, and one from the outside.
    for (const [from, to] of [
      [40, -20],
      [-20, 40],
    ] as const) {
      await page.mouse.move(x + from, y + 40);
      await page.mouse.down();
      await page.mouse.move(x + to, y + 60);
      await page.mouse.up();
      await expect(sheet).toBeVisible();
    }
    await page.mouse.click(x - 20, y + 20);
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });
}
