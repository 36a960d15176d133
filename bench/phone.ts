import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, ensureChromium } from "../scripts/chromium.ts";
import { installPageMetrics } from "./page-metrics.ts";

/**
 * How much slower than this machine a phone is, its network, which is fast unless there is one, and how
 * long a page needs there until all is quiet.
 */
export type Phone = { cpuSlowdown: number; network?: Network; settlingMs: number };

type Network = { latencyMs: number; downloadBitsPerS: number; uploadBitsPerS: number };

/** The usual phone of Lighthouse and WebPageTest: “slow 4G”. */
const SLOW_4G: Network = {
  latencyMs: 150,
  downloadBitsPerS: 1_600_000,
  uploadBitsPerS: 750_000,
};

/** “Slow 3G” of browsers' developer tools. */
const SLOW_3G: Network = { latencyMs: 400, downloadBitsPerS: 400_000, uploadBitsPerS: 400_000 };

export const PHONE_ON_FAST_NETWORK: Phone = { cpuSlowdown: 4, settlingMs: 5_000 };
export const PHONE: Phone = { cpuSlowdown: 4, network: SLOW_4G, settlingMs: 5_000 };
export const SLOW_PHONE: Phone = { cpuSlowdown: 6, network: SLOW_3G, settlingMs: 10_000 };

/** Selects the names of the monsters in the app's lists. */
export const CARD_NAME_SELECTOR = "article :is(h2, h3)";

/**
 * With a debugger attached, V8 parses a script again at the first `Error` created in it, to find its
 * source position. React creates one when it starts, and parsing takes 100 ms on a slow phone, which
 * users never experience. With this option, V8 collects all positions the first time.
 */
const EAGER_SOURCE_POSITIONS = "--no-enable-lazy-source-positions";

/** In CSS pixels. */
export const SCREEN = { width: 390, height: 844 };

/** The Chromium of the benchmark. */
export function launchOptions(v8Options: readonly string[] = []) {
  const v8 = [EAGER_SOURCE_POSITIONS, ...v8Options].join(" ");
  return { executablePath: ensureChromium(), args: [...CHROMIUM_ARGS, `--js-flags=${v8}`] };
}

/** Launches Chromium for the benchmark. */
export function launch(v8Options?: readonly string[]): Promise<Browser> {
  return chromium.launch(launchOptions(v8Options));
}

/** A phone with an empty profile; `nameSelector` selects what contains a monster's name. */
export async function newPhoneContext(
  browser: Browser,
  nameSelector = CARD_NAME_SELECTOR,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "ja-JP",
  });
  await installPageMetrics(context, nameSelector);
  return context;
}

/** Gives a page the processor and the network of a phone. */
export async function slowDown(page: Page, { cpuSlowdown, network }: Phone): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  if (!network) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.downloadBitsPerS / 8,
    uploadThroughput: network.uploadBitsPerS / 8,
  });
}

/** Opens a page with the processor and the network of a phone. */
export async function newPage(context: BrowserContext, phone: Phone): Promise<Page> {
  const page = await context.newPage();
  await slowDown(page, phone);
  return page;
}

/** Stops the service worker of the page's site, as a browser does when it is idle. */
export async function stopServiceWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const stopped = new Promise<void>((resolve) => {
    session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === "stopped")) resolve();
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await stopped;
}
