// Runs in every page, between the navigation and `<main>`. It removes its own `<script>`, which React
// does not expect when it hydrates.
import { sendEarlyRequest } from "#src/api/early-request.ts";
import { signInHint } from "#src/auth/sign-in-hint.ts";
import { APP_ID, ASK, COMPOSING, PRESSED, SHELL } from "#src/page/contract.ts";
import { entryKey } from "#src/router-internals.ts";
import { pagePath } from "./page-path.ts";
import { readScrollPositions } from "./scroll-positions.ts";

declare global {
  var trustedTypes:
    | {
        createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
      }
    | undefined;
}

/** The allowed sources of scripts: the app itself, and Google for sign-in. */
const TRUSTED_SCRIPTS = [`${location.origin}/`, "https://apis.google.com/"];

globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL: (url) => {
    const { href } = new URL(url, location.href);
    return TRUSTED_SCRIPTS.some((start) => href.startsWith(start)) ? url : null;
  },
});

// The app repeats this click after hydration, but for a menu, which the browser has opened itself.
document.addEventListener("click", ({ target }) => {
  const button =
    target instanceof Element &&
    target.closest(`[${SHELL}] #${APP_ID} button:not([aria-disabled=true], [popovertarget])`);
  if (!button) return;
  document.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
  button.setAttribute(PRESSED, "");
});

// Marks a field in which an input method is composing: its value is not final.
document.addEventListener("compositionstart", ({ target }) => {
  if (target instanceof HTMLElement) target.setAttribute(COMPOSING, "");
});
document.addEventListener("compositionend", ({ target }) => {
  if (target instanceof HTMLElement) target.removeAttribute(COMPOSING);
});

// Makes a reloaded page as high as it was, so that its scroll position can be restored.
const scrollTop = readScrollPositions()[entryKey(history.state)]?.window?.scrollY ?? 0;
if (scrollTop > 0) document.body.style.minHeight = `${scrollTop + innerHeight}px`;

const ask = document.currentScript?.getAttribute(ASK);
document.currentScript?.remove();

// The path of a monster is the same in the app and in the API.
if (ask && !signInHint.isSet()) {
  const path = ask === "monster" ? pagePath(location.pathname) : "/monsters";
  sendEarlyRequest(SETTINGS.apiBaseUrl, path);
}
