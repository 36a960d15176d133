import type { Page } from "@playwright/test";
import { needs } from "./support/needs.ts";
import { openScreen } from "./support/screens.ts";
import {
  boxOf,
  cardsOf,
  chooseTheme,
  expect,
  openHydrated,
  portraitAnimations,
  resize,
  SCRIPTS,
  scrollTop,
  searchField,
  setFaults,
  test,
  waitForHydration,
  waitForTakeover,
} from "./support/test.ts";

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("the keys are not offered, but work", { ...needs("touch screen"), tag: "@rest" }, async ({
    page,
  }) => {
    await openHydrated(page, "/monsters");
    await expect(page.getByRole("button", { name: "キーボード操作" })).toBeHidden();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "キーボード操作" })).toBeVisible();
  });

  test("a monster's page takes sideways swipes of fingers from the browser, and gives them back", {
    ...needs("touch screen"),
    tag: "@rest",
  }, async ({ page }) => {
    const screen = page.locator("main > :last-child");
    await page.goto("/monsters/2");
    await expect(screen).toHaveCSS("touch-action", "pan-y pinch-zoom");
    // It would take those of a trackpad, too.
    await expect(page.locator("html")).toHaveCSS("overscroll-behavior-x", "auto");
    await page.getByRole("link", { name: "ホーム" }).click();
    await expect(page).toHaveURL("/");
    await expect(screen).toHaveCSS("touch-action", "auto");
  });
});

for (const width of [320, 1280]) {
  test(`at ${width} px nothing moves when a filter is chosen`, {
    tag: width > 320 ? ["@one-engine", "@rest"] : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, "/monsters");
    await page.evaluate(() => scrollTo(0, 40));
    const places = (elements: string) =>
      page.locator(elements).evaluateAll((found) =>
        found.flatMap((element) => {
          const { x, y, width } = element.getBoundingClientRect();
          return element.checkVisibility() ? [[x, y, width]] : [];
        }),
      );
    const CONTROLS = "main :is(h1, label, select, input, summary)";
    const list = await places("main ul");
    const status = page.getByText(/^[\d,]+体|^条件に合う/);
    for (const type of ["ほのお", "みず", "くさ"]) {
      const count = (await status.textContent()) ?? "";
      const label = page.locator("label", { has: page.getByRole("checkbox", { name: type }) });
      // The row scrolls sideways.
      await label.evaluate((element: HTMLElement) => {
        element.parentElement?.scrollTo({ left: element.offsetLeft - 100 });
      });
      const controls = await places(CONTROLS);
      // Not `check` or `click`, which may scroll.
      const chip = await boxOf(label);
      await page.mouse.click(chip.x + chip.width / 2, chip.y + chip.height / 2);
      await expect(status).not.toHaveText(count);
      expect(await places(CONTROLS)).toEqual(controls);
      expect(await places("main ul")).toEqual(list);
    }
    const controls = await places(CONTROLS);
    await searchField(page).pressSequentially("zzzz");
    await expect(status).toHaveText("条件に合うモンスターはいません");
    expect(await places(CONTROLS)).toEqual(controls);
    expect(await scrollTop(page)).toBe(40);
  });
}

for (const [start, widths] of [
  ["/monsters", [390, 768, 1440]],
  ["/en/monsters", [320, 390]],
] as const) {
  test(`no order and no filter moves a card: ${start} at ${widths.join(", ")} px`, {
    tag: start.startsWith("/en") ? ["@one-engine", "@rest"] : "@rest",
  }, async ({ page }) => {
    await openHydrated(page, start);
    const list = page.locator("main ul:has(> li[data-index])");
    const orders = page.locator("select[name=sort]");
    const standard = await orders.inputValue();
    for (const width of widths) {
      await resize(page, width);
      const { top } = await boxOf(list);
      for (const order of ["speed-desc", "number-desc", "name-desc"]) {
        await orders.selectOption(order);
        await expect(page).toHaveURL(/sort=|order=/);
        expect((await boxOf(list)).top, `${order} at ${width} px`).toBe(top);
      }
      const type = page.getByRole("checkbox").nth(0);
      await type.evaluate((box: HTMLElement) => box.click());
      await expect(page).toHaveURL(/type=/);
      expect((await boxOf(list)).top, `with a type at ${width} px`).toBe(top);
      await type.evaluate((box: HTMLElement) => box.click());
      await orders.selectOption(standard);
      await expect(page).toHaveURL(start);
    }
  });
}

const WINDOWS = [
  [844, 390],
  [667, 375],
  [360, 640],
  [390, 844],
] as const;

test("the tray stands in sight, in one row, and leaves cards half of the window", {
  tag: "@rest",
}, async ({ page, context }) => {
  const inEachWindow = async (look: (height: number) => Promise<unknown>) => {
    for (const [width, height] of WINDOWS)
      await test.step(`${width} × ${height} px`, async () => {
        await page.setViewportSize({ width, height });
        await page.waitForFunction((wanted) => innerHeight === wanted, height);
        await look(height);
      });
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "/monsters");
  const add = (name: string) => page.getByRole("button", { name: `${name}を比較に加える` });
  for (const name of ["ヒノコリス", "スミビネコ"]) await add(name).click();
  const tray = page.getByRole("complementary");
  const compare = (count: number) => page.getByRole("link", { name: `${count}体を比べる` });
  await inEachWindow(() => expect(compare(2)).toBeInViewport({ ratio: 1 }));
  await add("カマドウシ").click();
  const full = page.getByText("比べられるのは3体までです", { exact: true });
  await inEachWindow(async () => {
    await expect(compare(3)).toBeInViewport({ ratio: 1 });
    expect((await boxOf(tray)).height).toBeLessThan(72);
    expect((await boxOf(full)).height).toBeLessThan(2);
  });
  await context.setOffline(true);
  const offline = page.getByText("オフラインです");
  await offline.waitFor();
  const bars = page.locator("header, main form > [data-bar]");
  const covered = () =>
    bars.evaluateAll((all) => Math.max(0, ...all.map((bar) => bar.getBoundingClientRect().bottom)));
  const room = async () => (await boxOf(offline)).top - (await covered());
  await inEachWindow(async (height) => {
    // As far as the bars stay at the top; on a low window they scroll away.
    await page.evaluate(() => scrollTo(0, innerHeight));
    await page.evaluate(() => scrollBy(0, -40));
    await expect.poll(room).toBeGreaterThanOrEqual(height / 2);
  });
  await add("ホムラヅノ").evaluate((button: HTMLElement) => button.click());
  await inEachWindow(async () => {
    await expect(full).toBeInViewport({ ratio: 1 });
    expect((await boxOf(full)).height).toBeGreaterThan(10);
    await expect(tray).toBeInViewport({ ratio: 1 });
  });
});

test("on a desk the controls stay in sight, and no focused card is behind them", {
  tag: "@rest",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, "/monsters");
  const bar = page.locator("main form > [data-bar]");
  await page.evaluate(() => scrollTo(0, 1_500));
  // Right below the header, without a gap.
  const gap = async () => (await boxOf(bar)).top - (await boxOf(page.getByRole("banner"))).bottom;
  await expect.poll(async () => Math.abs(await gap())).toBeLessThan(2);
  await page.locator("[data-index='30'] a").focus();
  for (let times = 0; times < 5; times += 1) {
    await page.keyboard.press("ArrowUp");
    const { bottom } = await boxOf(bar);
    await expect
      .poll(async () => (await boxOf(page.locator("li[data-index]:has(a:focus)"))).top)
      .toBeGreaterThanOrEqual(bottom);
  }
});

test("a monster is inside its panel, below the steps to its neighbours", { tag: "@rest" }, async ({
  page,
}) => {
  await openHydrated(page, "/monsters/2");
  const panel = page.locator("article > div").first();
  const neighbours = page.getByRole("link", { name: /^(前 ヒノコリス|次 カマドウシ)$/ });
  for (const width of [320, 390, 705, 768, 1280, 2560]) {
    await resize(page, width);
    const [inner, outer] = [await boxOf(panel.locator("svg")), await boxOf(panel)];
    expect(inner.left, `${width} px`).toBeGreaterThanOrEqual(outer.left);
    expect(inner.right, `${width} px`).toBeLessThanOrEqual(outer.right);
    const facts = await boxOf(page.getByRole("article"));
    const [one, other] = [await boxOf(neighbours.first()), await boxOf(neighbours.last())];
    expect(one.bottom, `${width} px`).toBeLessThanOrEqual(facts.top);
    expect(one.top, `${width} px`).toBeCloseTo(other.top, 0);
    expect(one.width, `${width} px`).toBeCloseTo(other.width, 0);
  }
});

test("the outcome of sharing stands below its button, and moves nothing", { tag: "@rest" }, async ({
  page,
  context,
  browserName,
}) => {
  if (browserName === "chromium") await context.grantPermissions(["clipboard-write"]);
  await openHydrated(page, "/monsters/2");
  const outcome = page.getByText(/^(リンクをコピーしました|コピーできませんでした)$/);
  const button = page.getByRole("button", { name: "共有" });
  const places = () =>
    page.locator("main :is(h1, h2, button, a, nav), footer").evaluateAll((found) => {
      scrollTo(0, 0);
      return found.map((element) => element.getBoundingClientRect().toJSON());
    });
  await expect(page.getByText("2 / 66")).toBeVisible();
  const before = new Map<number, unknown>();
  for (const width of [360, 768, 1440]) {
    await resize(page, width);
    before.set(width, await places());
  }
  await button.click();
  await expect(outcome).toBeVisible();
  for (const [width, expected] of before) {
    await resize(page, width);
    expect(await places(), `${width} px`).toEqual(expected);
    const [words, pressed] = [await boxOf(outcome), await boxOf(button)];
    const article = await boxOf(page.getByRole("article"));
    expect(words.top - pressed.bottom, `${width} px`).toBeLessThan(16);
    expect(words.right, `${width} px`).toBe(pressed.right);
    expect(words.bottom, `${width} px`).toBeLessThan(article.bottom);
  }
});

for (const width of [390, 1440])
  test(`at ${width} px what can be done with favorites stands in one row, above the outcome of sharing`, {
    tag: "@rest",
  }, async ({ page, context, browserName }) => {
    if (browserName === "chromium") await context.grantPermissions(["clipboard-write"]);
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, "/monsters");
    for (const name of ["ヒノコリス", "スミビネコ"])
      await page.getByRole("button", { name: `${name}をお気に入りに` }).click();
    await page.getByRole("checkbox", { name: "お気に入り" }).press("Space");
    const compare = await boxOf(page.getByRole("link", { name: "この2体を比べる" }));
    const share = page.getByRole("button", { name: "共有" });
    expect((await boxOf(share)).top).toBe(compare.top);
    await share.click();
    const outcome = page.getByText(/^(リンクをコピーしました|コピーできませんでした)$/);
    expect((await boxOf(outcome)).top).toBeGreaterThanOrEqual(compare.bottom);
  });

test("an error above the list leaves room between them", { tag: "@rest" }, async ({ page }) => {
  await setFaults(page, "list=400");
  await openHydrated(page, "/monsters");
  const { bottom } = await boxOf(page.getByRole("alert").filter({ hasText: "再試行" }));
  expect((await boxOf(cardsOf(page).first())).top - bottom).toBeGreaterThan(8);
});

test("nothing found is said below the picture, in one piece with the way out", {
  tag: "@rest",
}, async ({ page }) => {
  await page.goto("/monsters?q=zzzz");
  await waitForTakeover(page);
  for (const width of [320, 768, 1440]) {
    await resize(page, width);
    const picture = await boxOf(page.locator("section monster-portrait"));
    const words = await boxOf(page.getByText("条件に合うモンスターはいません"));
    const button = await boxOf(page.getByRole("button", { name: "条件をクリア" }));
    const meet = await boxOf(page.getByRole("button", { name: "だれかに会う" }));
    expect(words.top).toBeGreaterThanOrEqual(picture.bottom);
    expect(button.top).toBeGreaterThanOrEqual(words.bottom);
    // Side by side, or one below the other.
    const buttons = {
      left: Math.min(button.left, meet.left),
      right: Math.max(button.right, meet.right),
    };
    for (const { left, right } of [words, buttons])
      expect(Math.abs(left + right - picture.left - picture.right)).toBeLessThan(4);
  }
});

test.describe("a phone that is turned", () => {
  // Chromium alone can be a phone here; the other engines get another window.
  test.use({ isMobile: ({ browserName }, use) => use(browserName === "chromium") });

  /** What the cards, paragraphs and figures say that are in sight for the most part. */
  const inSight = (page: Page) =>
    page.evaluate(() => {
      const all = document.querySelectorAll("main :is(li, p, h2, h3, tr, dt, dd, figure)");
      return [...all].flatMap((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        return bottom > top && middle > 0 && middle < innerHeight ? element.textContent || [] : [];
      });
    });

  const UPRIGHT = { width: 390, height: 844 };
  const LYING = { width: 844, height: 390 };
  for (const [place, path] of [
    ["the encyclopedia", "/monsters"],
    ["home", "/"],
    ["a monster", "/monsters/26"],
  ] as const) {
    test(`still shows what it did in the middle of ${place}`, { tag: "@rest" }, async ({
      page,
    }) => {
      await page.setViewportSize(UPRIGHT);
      await setFaults(page, "monsters=400");
      await openScreen(page, [place, path]);
      await page.waitForLoadState("networkidle");
      for (const turned of [LYING, UPRIGHT]) {
        // Nobody turns a phone before the page has heard of the scrolling.
        await page.evaluate(async () => {
          const scrolled = new Promise((resolve) => addEventListener("scroll", resolve));
          scrollTo(0, document.documentElement.scrollHeight / 2 + 1);
          await scrolled;
        });
        await expect.poll(() => inSight(page)).not.toEqual([]);
        const seen = await inSight(page);
        await page.setViewportSize(turned);
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(turned.width);
        await expect(async () => {
          const shown = await inSight(page);
          expect(seen.some((text) => shown.includes(text))).toBe(true);
        }).toPass({ timeout: 5_000 });
        expect(await scrollTop(page)).toBeGreaterThan(0);
      }
    });
  }
});

/** Whether something lies over one of the corners of the control that has the focus. */
const isFocusCovered = (page: Page) =>
  page.locator(":focus").evaluate((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return [left + 6, right - 6].some((x) =>
      [top + 6, bottom - 6].some((y) => {
        const shown = document.elementFromPoint(x, y);
        return !control.contains(shown) && !shown?.contains(control);
      }),
    );
  });

test("no bar lies over a control that gets the focus, on a small phone with all bars", {
  tag: "@rest",
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openHydrated(page, "/monsters");
  for (const name of ["ヒノコリス", "スミビネコ"])
    await page.getByRole("button", { name: `${name}を比較に加える` }).click();
  await page.getByRole("link", { name: "2体を比べる" }).waitFor();
  await context.setOffline(true);
  await page.getByText("オフラインです").waitFor();
  await page.getByText("絞り込み").click();
  await page.getByLabel("レベルの最小").focus();
  for (const [key, last] of [
    ["Tab", "素早さの最大"],
    ["Shift+Tab", "レベルの最小"],
  ] as const) {
    for (let times = 0; times < 9; times += 1) {
      await page.keyboard.press(key);
      await expect.poll(() => isFocusCovered(page), `${key}, ${times}`).toBe(false);
    }
    await expect(page.getByLabel(last)).toBeFocused();
  }
});

test("a chosen theme is remembered, and applied before the first paint", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openHydrated(page, "/monsters/1");
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await chooseTheme(page, "ダーク");
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.route(SCRIPTS, (route) => route.abort());
  await page.reload();
  expect(await background()).toBe(dark);
  await page.unroute(SCRIPTS);
  await page.reload();
  await waitForHydration(page);
  await page.getByRole("button", { name: "表示設定" }).click();
  const chosen = page.getByRole("button", { name: "ダーク" });
  await expect(chosen).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "端末に合わせる" }).click();
  await expect.poll(background).toBe(light);
});

test("nothing is animated with reduced motion", {
  ...needs("reduced motion"),
  tag: "@rest",
}, async ({ page }) => {
  for (const path of ["/", "/monsters", "/monsters/1"]) {
    await openScreen(page, [path, path]);
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
  }
  expect(await portraitAnimations(page)).toBe(0);
});

test("in forced colours the name has the colour of text, the chosen suggestion an outline, buttons a border", {
  ...needs("forced colours"),
  tag: "@rest",
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openHydrated(page, "/");
  const [ink, text] = await page
    .getByRole("heading", { level: 1, name: "モンスターフィールド" })
    .locator("span")
    .evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(document.body).color,
    ]);
  expect(ink).toBe(text);
  await page.keyboard.press("/");
  await searchField(page).pressSequentially("neko");
  await page.getByRole("listbox").waitFor();
  await page.keyboard.press("ArrowDown");
  const chosen = page.getByRole("option", { selected: true });
  await expect(chosen).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Enter");
  const capture = page.getByRole("button", { name: "捕獲する" });
  await expect(capture).toHaveCSS("border-top-style", "dashed");
});

for (const [forced, theme] of [
  ["dark", "ライト"],
  ["light", "ダーク"],
] as const) {
  test(`drawings have the forced colours, here ${forced}, whatever the theme`, {
    ...needs("forced colours"),
    tag: "@rest",
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme: forced });
    await openHydrated(page, "/");
    await chooseTheme(page, theme);
    for (const path of ["/", "/monsters?type=fire", "/monsters/1", "/compare?ids=1&ids=2"]) {
      await openScreen(page, [path, path]);
      const others = await page.evaluate(() => {
        const pen = new OffscreenCanvas(1, 1).getContext("2d");
        // A mixed colour may be the same in another notation.
        const painted = (color: string) => {
          if (pen) pen.fillStyle = color;
          pen?.fillRect(0, 0, 1, 1);
          return String(pen?.getImageData(0, 0, 1, 1).data);
        };
        const { color, backgroundColor } = getComputedStyle(document.body);
        const forcedColors = [color, backgroundColor].map(painted);
        return [...document.querySelectorAll("svg:not([data-part]) *")]
          .flatMap((element) => [getComputedStyle(element).fill, getComputedStyle(element).stroke])
          .filter((own) => own !== "none" && !forcedColors.includes(painted(own)));
      });
      expect(others, path).toEqual([]);
    }
  });
}
