import { expect, signIn, test } from "./support/test.ts";

test("after a blocked popup the button is usable at once, and the error is only logged", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  const logged = page.waitForEvent("console", (message) =>
    /^Sign-in failed:.*popup-blocked/.test(message.text()),
  );
  await page.goto("/login");
  const button = page.getByRole("button", { name: "Googleでログイン" });
  await button.click();
  await logged;
  await expect(button).toHaveAttribute("aria-disabled", "false");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await signIn(page, { email: "unblocked@example.com", name: "二度目" });
  await expect(page.getByRole("button", { name: "二度目のユーザーメニュー" })).toBeVisible();
});

test("a photo that fails to load is replaced by a letter", async ({ page, context }) => {
  const photo = "https://lh3.googleusercontent.com/gone";
  await context.route(photo, (route) => route.fulfill({ status: 404 }));
  await page.goto("/login");
  await signIn(page, { email: "photo@example.com", name: "写真", photo });
  const menu = page.getByRole("button", { name: "写真のユーザーメニュー" });
  await expect(menu).toHaveText("写");
  await expect(menu.locator("img")).toHaveCount(0);
});
