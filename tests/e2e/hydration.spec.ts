import type { Page } from "@playwright/test";
import { failure } from "#tests/support/failure.ts";
import { needs } from "./support/needs.ts";
import {
  cardsOf,
  expect,
  holdRequests,
  holdScripts,
  linkTo,
  openHydrated,
  SCRIPTS,
  searchField,
  setFaults,
  test,
  waitForHydration,
} from "./support/test.ts";

/** Opens a page, runs `act` before its scripts arrive, and then lets them load. `act` has all the HTML. */
async function actEarly(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("main ~ footer").waitFor({ state: "attached" });
  await act();
  release();
  await waitForHydration(page);
}

test("until the scripts arrive, the fields of the encyclopedia show what the address asks for, and the browser sends them", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/en/monsters?q=sumi&type=炎&hp=-80&sort=number", { waitUntil: "commit" });
  const box = (name: string) => page.getByRole("checkbox", { name });
  const expectFields = async () => {
    await expect(searchField(page)).toHaveValue("sumi");
    await expect(box("Fire")).toBeChecked();
    await expect(box("Water")).not.toBeChecked();
    await expect(page.getByLabel("Sort")).toHaveValue("number-asc");
    await expect(page.getByLabel("Maximum HP")).toHaveValue("80");
  };
  await expectFields();
  await box("Water").check();
  await searchField(page).press("Enter");
  await expect(page).toHaveURL(/\/en\/monsters\?q=sumi&.*&type=fire&type=water&/);
  await expect(box("Water")).toBeChecked();
  await box("Water").uncheck();
  await expectFields();
  release();
  await waitForHydration(page);
  await expectFields();
  await expect(page).toHaveURL(/\/en\/monsters\?q=sumi&type=fire&hp=-80&sort=number$/);
});

/** What extensions and translation do to a page, after which React cannot hydrate it. */
const CHANGES: Record<string, () => void> = {
  "an element beside the field": () =>
    document.querySelector("[name=q]")?.after(document.createElement("div")),
  "ruby around words": () => {
    const title = document.querySelector("h1");
    if (title) title.innerHTML = "<ruby>図鑑<rt>ずかん</rt></ruby>";
  },
};

test.describe("input before the scripts arrive is kept:", () => {
  for (const [what, change] of Object.entries(CHANGES)) {
    test(`fields and focus, in spite of ${what}`, {
      tag: what.startsWith("ruby") ? "@rest" : "@one-engine",
    }, async ({ page, expectErrors }) => {
      expectErrors(/^A part of the page was not hydrated/);
      await actEarly(page, "/monsters", async () => {
        await page.evaluate(change);
        await page.getByRole("checkbox", { name: "みず" }).check();
        await searchField(page).fill("シオカゼル");
        await searchField(page).press("ArrowLeft");
      });
      await expect(page.getByText("66体中1体")).toBeVisible();
      await expect(page.getByRole("checkbox", { name: "みず" })).toBeChecked();
      await expect(searchField(page)).toHaveValue("シオカゼル");
      await expect(searchField(page)).toBeFocused();
      await expect(searchField(page)).toHaveJSProperty("selectionStart", 4);
      await page.keyboard.press("Backspace");
      await expect(searchField(page)).toHaveValue("シオカル");
    });
  }

  test("a type beside those of the address, also such as only the app knows", {
    tag: ["@one-engine", "@rest"],
  }, async ({ page }) => {
    await actEarly(page, "/monsters?type=water,こおり", () =>
      page.getByRole("checkbox", { name: "いわ" }).check(),
    );
    for (const name of ["みず", "こおり", "いわ"])
      await expect(page.getByRole("checkbox", { name })).toBeChecked();
    await expect(page).toHaveURL(`/monsters?type=water,rock,${encodeURIComponent("こおり")}`);
    await page.goBack();
    await expect(page.getByRole("checkbox", { name: "いわ" })).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: "みず" })).toBeChecked();
  });

  test("a ticked type, and the order and the ranges in an opened disclosure", async ({ page }) => {
    await actEarly(page, "/monsters", async () => {
      await page.getByRole("checkbox", { name: "みず" }).check();
      await page.getByText("絞り込み").click();
      await page.getByLabel("並べ替え").selectOption({ label: "五十音の逆順" });
      await page.getByLabel("レベルの最小").fill("10.5");
      await page.getByLabel("HPの最大").fill("80");
    });
    await expect(page.getByRole("checkbox", { name: "みず" })).toBeChecked();
    await expect(page.getByLabel("並べ替え")).toHaveValue("name-desc");
    await expect(page.getByLabel("レベルの最小")).toBeVisible();
    await expect(page.getByLabel("レベルの最小")).toHaveValue("10.5");
    await expect(page.getByLabel("HPの最大")).toHaveValue("80");
    await expect(page).toHaveURL(/\?type=water&level=10\.5-&hp=-80&sort=name&order=desc$/);
    await expect(page.getByText(/^66体中\d+体$/)).toBeVisible();
  });

  test("a search text with its caret, next to a filter of the URL, with the screen's code much later", {
    tag: "@rest",
  }, async ({ page }) => {
    await page.route("**/assets/monsters.index-*.js", async (route) => {
      await page.waitForTimeout(1_500);
      await route.continue();
    });
    await actEarly(page, "/monsters?type=fire", async () => {
      await searchField(page).fill("スミビネコ");
      await searchField(page).press("ArrowLeft");
      await searchField(page).press("ArrowLeft");
    });
    await expect(page.getByText("66体中1体")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "ほのお" })).toBeChecked();
    await expect(searchField(page)).toHaveValue("スミビネコ");
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveJSProperty("selectionStart", 3);
    await expect(searchField(page)).toHaveJSProperty("selectionEnd", 3);
    // No order was chosen: the best match comes first.
    await expect(page).toHaveURL(/\?q=[^&]+&type=fire$/);
  });

  for (const [what, started, continued, end] of [
    ["kana", "すみ", "すみび", "スミビ"],
    ["Latin letters", "hino", "hinokorisu", "hinokorisu"],
  ] as const) {
    test(`${what} that are being composed`, {
      ...needs("developers' protocol"),
      tag: what === "kana" ? [] : "@rest",
    }, async ({ page }) => {
      const keyboard = await page.context().newCDPSession(page);
      const compose = (text: string) =>
        keyboard.send("Input.imeSetComposition", {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      await actEarly(page, "/monsters", async () => {
        await searchField(page).focus();
        await compose(started);
      });
      await expect(searchField(page)).toHaveValue(started);
      await expect(page.getByText(/^66体中\d体$/)).toBeVisible();
      await compose(continued);
      await expect(searchField(page)).toHaveValue(continued);
      await keyboard.send("Input.insertText", { text: end });
      await expect(searchField(page)).toHaveValue(end);
      await expect(page.getByText("66体中1体", { exact: true })).toBeVisible();
    });
  }

  test("the focus, on a link of the layout and on a card", { tag: "@rest" }, async ({ page }) => {
    await actEarly(page, "/monsters/1", () => page.getByRole("link", { name: "ホーム" }).focus());
    await expect(page.getByRole("link", { name: "ホーム" })).toBeFocused();
    const card = linkTo(page, "ヒノコリス");
    await page.unroute(SCRIPTS);
    await actEarly(page, "/monsters", () => card.focus());
    await expect(card).toBeFocused();
  });

  test("the scroll position", { tag: "@rest" }, async ({ page }) => {
    await actEarly(page, "/monsters", () => page.evaluate(() => scrollTo(0, 400)));
    await expect(cardsOf(page)).toHaveCount(66);
    expect(await page.evaluate(() => scrollY)).toBe(400);
  });

  test("a press on the button of the search", { tag: "@rest" }, async ({ page }) => {
    await actEarly(page, "/monsters/2", () =>
      page.getByRole("button", { name: "モンスターを検索" }).click(),
    );
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  });

  test("opened settings, and a theme pressed in them", async ({ page }) => {
    const dark = page.getByRole("banner").getByRole("button", { name: "ダーク" });
    await actEarly(page, "/", async () => {
      await page.getByRole("button", { name: "表示設定" }).click();
      await dark.click();
    });
    await expect(dark).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test("cards and portraits in a large window are there in every frame", { tag: "@rest" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await holdRequests(page, "**/assets/index-*.js");
  await page.goto("/monsters", { waitUntil: "commit" });
  await expect(page.locator("li[data-index] svg").nth(11)).toBeVisible();
  await page.evaluate(() => {
    const watch = () => {
      const portraits = [...document.querySelectorAll("li[data-index] monster-portrait")].slice(
        0,
        12,
      );
      const drawn = portraits.filter(({ shadowRoot }) => shadowRoot?.querySelector("path"));
      if (drawn.length < 12) document.documentElement.dataset.gap = String(drawn.length);
      requestAnimationFrame(watch);
    };
    watch();
  });
  release();
  await expect(cardsOf(page)).toHaveCount(66);
  await expect(page.locator("html")).not.toHaveAttribute("data-gap");
});

/** Answers the request for the list of the app with a list that has changed since the build. */
const changeList = (page: Page) =>
  page.route("**/api/monsters", async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const [first, ...others] = data.monsters;
    const monsters = [
      { ...first, name: "アラタメリス", level: 77 },
      ...others,
      { ...first, id: "67", name: "シンマイリス" },
    ];
    await route.fulfill({ response, json: { data: { ...data, monsters, total: 67 } } });
  });

for (const path of ["/", "/monsters"]) {
  test(`what has changed since the build changes once in its card, which keeps place and focus: ${path}`, {
    tag: path === "/" ? ["@one-engine", "@rest"] : [],
  }, async ({ page }) => {
    await changeList(page);
    const cards = cardsOf(page);
    const places = () =>
      cards.evaluateAll((all) =>
        all.slice(0, 4).map((card) => {
          const { left, top, width, height } = card.getBoundingClientRect();
          return [left, top + scrollY, width, height];
        }),
      );
    let before: number[][] = [];
    await actEarly(page, path, async () => {
      await linkTo(page, "ヒノコリス").focus();
      before = await places();
      await page.evaluate(() => {
        const names: (string | null | undefined)[] = [];
        const watch = () => {
          const name = document.querySelector("li[data-index] :is(h2, h3)")?.textContent;
          if (name !== names.at(-1)) names.push(name);
          document.documentElement.dataset.names = names.join();
          requestAnimationFrame(watch);
        };
        watch();
      });
    });
    await expect(linkTo(page, "アラタメリス")).toBeFocused();
    await expect(page.getByText("67体", { exact: true })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-names", "ヒノコリス,アラタメリス");
    expect(await places()).toEqual(before);
  });
}

for (const [path, find] of [
  ["/monsters", searchField],
  ["/", (page: Page) => linkTo(page, "ヒノコリス")],
] as const) {
  test(`a request for the list that fails takes nothing away from the page: ${path}`, {
    tag: path === "/monsters" ? "@rest" : ["@one-engine", "@rest"],
  }, async ({ page }) => {
    await page.route("**/api/monsters", (route) => route.fulfill({ status: 403 }));
    await actEarly(page, path, async () => {
      await find(page).focus();
      if (path !== "/") await searchField(page).fill("スミビ");
    });
    await expect(page.getByText(failure("list", "rejected"))).toBeVisible();
    await expect(
      page.getByText(path === "/" ? "66体" : "66体中1体", { exact: true }),
    ).toBeVisible();
    await expect(find(page)).toBeFocused();
  });
}

test("a list that arrives during hydration is shown", {
  tag: ["@one-engine", "@rest"],
}, async ({ context }) => {
  for (const delay of [0, 150, 300]) {
    // Not the page before, whose own requests may still end a navigation.
    const page = await context.newPage();
    await setFaults(page, `list=delay-${delay}`);
    await page.goto("/monsters");
    await expect(linkTo(page, "ヒノコリス")).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.close();
  }
});

test("a list that the address filters shows nothing else before", {
  tag: "@one-engine",
}, async ({ page }) => {
  await page.addInitScript(() => {
    const watch = () => {
      const card = document.querySelector<HTMLElement>("li[data-index]:not([data-type='water']) a");
      if (card?.checkVisibility({ visibilityProperty: true }))
        card.ownerDocument.documentElement.dataset.wrongCard = card.innerText;
      requestAnimationFrame(watch);
    };
    watch();
  });
  await openHydrated(page, "/monsters?type=water&sort=speed&order=desc");
  await expect(page.locator("html")).not.toHaveAttribute("data-wrong-card");
});
