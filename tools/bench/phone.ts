import type { Browser, BrowserContext, Page } from "@playwright/test";
import { CHROMIUM_ARGS, ensureChromium } from "../chromium.ts";
import { recordPageMetrics } from "./page-metrics.ts";

/** The network of the usual phone of Lighthouse and WebPageTest: “slow 4G”, in ms and bytes per second. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How much slower than this machine a phone is. */
export const CPU_SLOWDOWN = 4;

/** In CSS pixels. */
const VIEWPORT = { width: 390, height: 844 };
const TOUCH_SCREEN = { deviceScaleFactor: 2, isMobile: true, hasTouch: true };
export const SCREEN = { ...VIEWPORT, ...TOUCH_SCREEN };

/**
 * With a debugger attached, V8 parses a script again at the first `Error` created in it, to find its
 * source position. React creates one when it starts, and parsing takes 100 ms on a slow phone, which
 * users never experience. With this option, V8 collects all positions the first time.
 */
const EAGER_SOURCE_POSITIONS = "--no-enable-lazy-source-positions";

/** The Chromium of the benchmark. */
export const launchOptions = () => ({
  executablePath: ensureChromium(),
  args: [...CHROMIUM_ARGS, `--js-flags=${EAGER_SOURCE_POSITIONS}`],
});

/** A phone with an empty profile, whose pages record their metrics; their paths are those of a site. */
export async function newPhoneContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const screen = { viewport: VIEWPORT, ...TOUCH_SCREEN };
  const context = await browser.newContext({ ...screen, locale: "ja-JP", baseURL });
  await context.addInitScript(recordPageMetrics);
  return context;
}

/** Chromium loads the interface of a new window meanwhile, on the processor that the page is to have. */
const NEW_WINDOW_MS = 1_500;

/** Opens a page with the processor of a phone, and with this network or a fast one. */
export async function newPage(context: BrowserContext, network?: typeof SLOW_4G): Promise<Page> {
  const page = await context.newPage();
  await page.waitForTimeout(NEW_WINDOW_MS);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  if (!network) return page;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  return page;
}
