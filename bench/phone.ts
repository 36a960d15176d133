import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, ensureChromium } from "../scripts/chromium.ts";
import { installProbe } from "./probe.ts";

const CPU_SLOWDOWN = 4;

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** What holds a monster's name in the app's lists. */
export const CARD_NAME = "article :is(h2, h3)";

/**
 * While it is watched, V8 reads a script once more for the first error that is made in it, to find
 * the error's place: that is 100 ms on a slow phone, for React makes one when it starts. A visitor's
 * browser never does so. With this V8 knows all places from its first reading.
 */
const READ_SCRIPTS_ONCE = "--no-enable-lazy-source-positions";

/** A Chromium for the benchmark, with further options of V8 if given. */
export function launch(v8Options: readonly string[] = []): Promise<Browser> {
  const v8 = [READ_SCRIPTS_ONCE, ...v8Options].join(" ");
  const args = [...CHROMIUM_ARGS, `--js-flags=${v8}`];
  return chromium.launch({ executablePath: ensureChromium(), args });
}

/** A phone that has never been to any site. */
export async function newPhone(browser: Browser, monsterName = CARD_NAME): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "ja-JP",
  });
  await installProbe(context, monsterName);
  return context;
}

/** A new page with a phone's processor and, if asked for, a slow network. */
export async function newPage(context: BrowserContext, network?: "slow 4G"): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  if (network) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
  }
  return page;
}

/** Stops the worker of this page's site, as a browser does when nobody has needed it for a while. */
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
