// Runs in every page, between the navigation and `<main>`. It removes its own `<script>`, which React
// does not expect when it hydrates.
import { sendEarlyRequest } from "#src/api/early-request.ts";
import { signInHint } from "#src/auth/sign-in-hint.ts";
import { readStorage } from "#src/lib/storage.ts";
import { STALE_AFTER_MS } from "#src/queries/query-client.ts";
import { readFirstScreen } from "#src/queries/stored-list/first-screen.ts";

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

// The app repeats this click after hydration.
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest("[data-shell] #app button");
  if (!button) return;
  document.querySelector("[data-pressed]")?.removeAttribute("data-pressed");
  button.setAttribute("data-pressed", "");
});

// Marks a field in which an input method is composing: its value is not final.
document.addEventListener("compositionstart", ({ target }) => {
  if (target instanceof HTMLElement) target.dataset.composing = "";
});
document.addEventListener("compositionend", ({ target }) => {
  if (target instanceof HTMLElement) delete target.dataset.composing;
});

/** Where the router keeps scroll positions, by the key of the history entry. */
const SCROLL_POSITIONS_KEY = "tsr-scroll-restoration-v1_3";

/** Makes a reloaded page as high as it was, so that its scroll position can be restored. */
function reserveHeight(): void {
  const positions = JSON.parse(readStorage("session", SCROLL_POSITIONS_KEY) ?? "{}");
  const top = Number(positions?.[history.state?.__TSR_key]?.window?.scrollY);
  if (top > 0) document.body.style.minHeight = `${top + innerHeight}px`;
}

try {
  reserveHeight();
} catch {
  // The stored positions have another shape: the page starts at its top.
}

const { ask } = document.currentScript?.dataset ?? {};
document.currentScript?.remove();

const isListFresh = () => Date.now() - Number(readFirstScreen()?.fetchedAt) < STALE_AFTER_MS;
if (ask && !signInHint.isSet()) {
  // The path of a monster is the same in the app and in the API.
  if (ask === "monster") sendEarlyRequest(SETTINGS.apiBaseUrl, location.pathname);
  else if (!isListFresh()) sendEarlyRequest(SETTINGS.apiBaseUrl, "/monsters");
}
