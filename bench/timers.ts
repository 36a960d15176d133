import type { BrowserContext } from "@playwright/test";

declare global {
  interface Window {
    activeTimers?: Set<unknown>;
  }
}

/** Runs in the page before its own scripts: tracks the ids of pending timers. */
function trackTimers(): void {
  const active = new Set<unknown>();
  window.activeTimers = active;
  window.setTimeout = new Proxy(window.setTimeout, {
    apply(start, page, [task, ...rest]) {
      const run = (...values: unknown[]) => {
        active.delete(id);
        if (typeof task === "function") Reflect.apply(task, page, values);
      };
      const id: unknown = Reflect.apply(start, page, [run, ...rest]);
      active.add(id);
      return id;
    },
  });
  window.setInterval = new Proxy(window.setInterval, {
    apply(start, page, values) {
      const id: unknown = Reflect.apply(start, page, values);
      active.add(id);
      return id;
    },
  });
  const untrack: ProxyHandler<typeof window.clearTimeout> = {
    apply(clear, page, [id]) {
      active.delete(id);
      Reflect.apply(clear, page, [id]);
    },
  };
  window.clearTimeout = new Proxy(window.clearTimeout, untrack);
  window.clearInterval = new Proxy(window.clearInterval, untrack);
}

/** Tracks the pending timers of every page of this context in `window.activeTimers`. */
export async function installTimerTracking(context: BrowserContext): Promise<void> {
  await context.addInitScript(trackTimers);
}
