import { failure } from "#tests/support/failure.ts";
import { expect, searchField, setFaults, signIn, test, waitForHydration } from "./support/test.ts";

// The tasks of screen-reader.spec.ts, as screen readers get them: what is there, in which order.

test("the tree of a search, and of the monster that it finds", async ({ page }) => {
  await page.goto("/monsters");
  await waitForHydration(page);
  await searchField(page).pressSequentially("hino");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - region "モンスター図鑑":
      - form "検索":
        - searchbox "モンスターを検索": hino
        - combobox "並べ替え"
        - paragraph: 66体中1体
      - list "モンスター図鑑":
        - listitem:
          - link "ヒノコリスの詳細を見る"
  `);
  await searchField(page).press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - button "戻る"
      - navigation "前後のモンスター":
        - link "前" [disabled]
        - paragraph: 1体中1番目
        - link "次" [disabled]
      - article:
        - paragraph: No.001
        - heading "ヒノコリス" [level=1]
        - button "ヒノコリスをお気に入りに"
        - button "ヒノコリスを比較に加える"
        - link "ほのお"
        - paragraph: レベル 5
        - button "共有"
        - region "能力":
          - heading "能力" [level=2]
          - term: HP
          - definition: "39"
          - term: 攻撃
          - definition: "52"
        - region "技":
          - list:
            - /children: equal
            - listitem: ひのこ
            - listitem: かじる
            - listitem: しっぽあぶり
        - button "捕獲する"
        - paragraph: 準備中です
  `);
});

test("the tree of a filter and its count", { tag: "@rest" }, async ({ page }) => {
  await page.goto("/monsters");
  await waitForHydration(page);
  await page.getByRole("checkbox", { name: "みず" }).click();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - region "モンスター図鑑":
      - heading "モンスター図鑑" [level=1]
      - form "検索":
        - group: 絞り込み
        - group "タイプ":
          - checkbox "ほのお"
          - checkbox "みず" [checked]
        - combobox "並べ替え"
        - paragraph: 66体中10体
  `);
});

test("the tree of a comparison, and of the choice for it", async ({ page }) => {
  await page.goto("/monsters");
  await waitForHydration(page);
  for (const name of ["ヒノコリス", "スミビネコ"]) {
    await page.getByRole("button", { name: `${name}を比較に加える` }).click();
  }
  const tray = page.getByRole("complementary");
  await expect(tray).toMatchAriaSnapshot(`
    - complementary "比較に選んだモンスター":
      - list:
        - /children: deep-equal
        - listitem:
          - button "ヒノコリスを比較から外す": ヒノコリス
        - listitem:
          - button "スミビネコを比較から外す": スミビネコ
      - link "2体を比べる"
  `);
  await tray.getByRole("link").click();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - region "モンスターを比べる":
      - heading "モンスターを比べる" [level=1]
      - button "共有"
      - button "全部外す"
      - table "能力と技の比較":
        - rowgroup:
          - row:
            - cell "ヒノコリスを比較から外す":
              - button "ヒノコリスを比較から外す"
          - row "項目 ヒノコリス スミビネコ":
            - columnheader "項目"
            - columnheader "ヒノコリス"
            - columnheader "スミビネコ"
        - rowgroup:
          - row "攻撃 52 58 最高":
            - rowheader "攻撃"
            - cell "52"
            - cell "58 最高"
      - button "モンスターを選ぶ"
  `);
});

test("the tree of the login page, and of the header before and after", { tag: "@rest" }, async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  const header = page.getByRole("banner");
  await expect(header).toMatchAriaSnapshot(`
    - banner:
      - navigation "メインナビゲーション":
        - /children: equal
        - link "ホーム"
      - button "モンスターを検索"
      - button "表示設定"
      - link "ログイン"
  `);
  await header.getByRole("link", { name: "ログイン" }).click();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "ログイン" [level=1]
      - button "Googleでログイン"
      - paragraph: Googleアカウントでログインします
      - link "ゲストとして続ける"
  `);
  await signIn(page, { email: "tree@example.com", name: "き" });
  await header.getByRole("button", { name: "きのユーザーメニュー" }).click();
  await expect(header).toMatchAriaSnapshot(`
    - banner:
      - navigation "メインナビゲーション":
        - link "ホーム"
        - link "モンスター図鑑"
        - link "マイページ"
      - button "モンスターを検索"
      - button "きのユーザーメニュー"
      - paragraph:
        - strong: き
      - paragraph: tree@example.com
      - group "テーマ"
      - group "言語"
      - button "ログアウト"
  `);
});

test("the tree of an error, and of what trying again brings", { tag: "@rest" }, async ({
  page,
}) => {
  await setFaults(page, "list=400");
  await page.goto("/monsters");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - region "モンスター図鑑":
      - alert:
        - paragraph: ${failure("list", "rejected")}
        - button "再試行"
  `);
  await setFaults(page);
  await page.getByRole("button", { name: "再試行" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - region "モンスター図鑑":
      - form "検索":
        - paragraph: 66体
  `);
});
