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

/** A Chromium for the benchmark, with further options if given. */
export function launch(options: readonly string[] = []): Promise<Browser> {
  const args = [...CHROMIUM_ARGS, ...options];
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

/** Puts service workers, which are no part of a page, on the slow network too. */
export async function slowServiceWorkers(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send("Target.getTargets");
  for (const { type, targetId } of targetInfos) {
    if (type !== "service_worker") continue;
    const { sessionId } = await session.send("Target.attachToTarget", { targetId });
    const command = { id: 1, method: "Network.emulateNetworkConditions", params: SLOW_4G };
    await session.send("Target.sendMessageToTarget", {
      sessionId,
      message: JSON.stringify(command),
    });
  }
}
