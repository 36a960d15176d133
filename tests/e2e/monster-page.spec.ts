import { inLanguage, LANGUAGES } from "#src/page/contract.ts";
import { SITE_URL } from "./support/addresses.ts";
import { expect, holdScripts, linkTo, openHydrated, test, titled } from "./support/test.ts";

test.use({ baseURL: SITE_URL });

const FIRST_NAME = "ヒノコリス";
const SECOND_NAME = "スミビネコ";

const NAME = "モンスターフィールド";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a monster's page has all of it, and leads on", async ({ page }) => {
    await page.goto("/monsters/1");
    await expect(page).toHaveTitle(`${FIRST_NAME} | ${NAME}`);
    await expect(titled(page, FIRST_NAME)).toBeVisible();
    await expect(page.locator("article svg").first()).toBeVisible();
    for (const text of ["No.001", "39", "65", "ひのこ"]) {
      await expect(
        page.getByRole("article").getByText(text, { exact: true }).first(),
      ).toBeVisible();
    }
    await expect(page.getByRole("button")).toHaveCount(0);
    await page.getByRole("link", { name: `次 ${SECOND_NAME}` }).click();
    await expect(titled(page, SECOND_NAME)).toBeVisible();
    await page.getByRole("link", { name: `前 ${FIRST_NAME}` }).click();
    await expect(page).toHaveURL("/monsters/1");
  });
});

for (const language of LANGUAGES) {
  test(`the app takes a monster's page over as it is, in ${language}`, async ({ page, errors }) => {
    const release = await holdScripts(page);
    await page.goto(inLanguage(language, "/monsters/2"), { waitUntil: "commit" });
    const heading = titled(page, SECOND_NAME);
    const portrait = page.getByRole("article").locator("svg").first();
    await expect(heading).toBeVisible();
    await expect(portrait).toBeVisible();
    // Who reads Japanese needs no help to say a name.
    await expect(page.getByText("Sumibineko")).toBeVisible({ visible: language === "en" });
    const [moves, title] =
      language === "en"
        ? ["Moves", `${SECOND_NAME} (Sumibineko) | Monster Field`]
        : ["技", `${SECOND_NAME} | ${NAME}`];
    await expect(page.getByRole("heading", { name: moves })).toBeVisible();
    await expect(page).toHaveTitle(title);
    const parts = [await heading.elementHandle(), await portrait.elementHandle()];
    // The portrait itself breathes.
    const places = [heading, page.getByRole("article").locator("monster-portrait")];
    const boxes = await Promise.all(places.map((place) => place.boundingBox()));
    release();
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    for (const part of parts) {
      expect(await part?.evaluate((element) => element.isConnected)).toBe(true);
    }
    expect(await Promise.all(places.map((place) => place.boundingBox()))).toEqual(boxes);
    expect(errors).toEqual([]);
  });
}

test("the arrow keys lead to the neighbours that the page shows, also without the list", async ({
  page,
}) => {
  await page.route("**/api/monsters", (route) => route.fulfill({ status: 400, body: "{}" }));
  await page.goto("/monsters/2");
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
  await expect(page.getByRole("link", { name: `前 ${FIRST_NAME}` })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(titled(page, FIRST_NAME)).toBeVisible();
  await expect(page).toHaveURL("/monsters/1");
});

test("a monster that the build did not know has a page as well", async ({ page, errors }) => {
  await page.route("**/api/monsters/new", async (route) => {
    const response = await route.fetch({ url: `${SITE_URL}/api/monsters/2` });
    const { data } = await response.json();
    const monster = { ...data.monster, id: "new", name: "シンマイリス" };
    await route.fulfill({ response, json: { data: { monster } } });
  });
  await page.goto("/monsters/new");
  await expect(titled(page, "シンマイリス")).toBeVisible();
  await expect(page.getByRole("article").locator("svg").first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("a slash at the end of the address does not change what is asked for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/monsters/no-such-monster/");
  await expect(page.getByRole("heading", { name: "モンスターが見つかりません" })).toBeVisible();
  expect(asked).toContain("/api/monsters/no-such-monster");
  expect(asked).not.toContain("/api/monsters/no-such-monster/");
});

test("of the monsters that a held arrow key passes, only the last is asked for, announced and in the address", async ({
  page,
}) => {
  await openHydrated(page, "/monsters/1");
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  const note = (url: string) => {
    const { pathname } = new URL(url);
    if (pathname.includes("/monsters/")) asked.push(pathname);
  };
  page.on("request", (request) => note(request.url()));
  page.on("framenavigated", (frame) => note(frame.url()));
  // From the second on, they are the repeated ones of a key that is not let go.
  for (let count = 0; count < 40; count += 1) await page.keyboard.down("ArrowRight");
  await expect(page).toHaveURL("/monsters/41");
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await expect(page.locator("#announcements > *")).toHaveText([`${name} | ${NAME}`]);
  await expect.poll(() => asked).toEqual(["/monsters/41", "/api/monsters/41"]);
});

test("the address follows as soon as the browser allows it, and Back leads to the page before", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const end = performance.now() + 6_000;
    let calls = 0;
    for (const method of ["pushState", "replaceState"] as const) {
      const write = History.prototype[method];
      History.prototype[method] = function (...entry) {
        calls += 1;
        if (calls > 2 && performance.now() < end)
          throw new DOMException("more than 100 times per 10 seconds", "SecurityError");
        write.apply(this, entry);
      };
    }
  });
  await openHydrated(page, "/monsters");
  await linkTo(page, FIRST_NAME).click();
  await expect(titled(page, FIRST_NAME)).toBeVisible();
  for (const name of [SECOND_NAME, "カマドウシ"]) {
    await page.getByRole("link", { name: `次 ${name}` }).click();
    await expect(titled(page, name)).toBeVisible();
  }
  await expect(page).toHaveURL("/monsters/3");
  await page.goBack();
  await expect(page).toHaveURL("/monsters");
  await expect(titled(page, "モンスター図鑑")).toBeVisible();
});
