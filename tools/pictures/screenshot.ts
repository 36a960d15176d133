// Takes the README's screenshot of a running app: npm start, then npm run screenshot
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, ensureChromium } from "../chromium.ts";

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  colorScheme: "light",
});
await page.goto(process.argv[2] ?? "http://localhost:5173/");
await page.locator("li[data-index]").first().waitFor();
await page.getByRole("link", { name: "ログイン" }).waitFor();
await page.screenshot({ path: "docs/screenshot.png" });
await browser.close();
