// Runs in every page before its main part, as soon as the navigation is there; then it goes, for React
// hydrates what is around it.
import { sendEarlyRequest } from "#src/api/early-request.ts";
import { signInHint } from "#src/auth/sign-in-hint.ts";
import { STALE_AFTER_MS } from "#src/queries/query-client.ts";
import { readFirstScreen } from "#src/queries/stored-list/first-screen.ts";

declare global {
  var trustedTypes:
    | {
        createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
      }
    | undefined;
}

/** The scripts that the app and Firebase name by plain text: the app's own, and Google's for sign-in. */
const TRUSTED_SCRIPTS = [`${location.origin}/`, "https://apis.google.com/"];

globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL: (url) => {
    const { href } = new URL(url, location.href);
    return TRUSTED_SCRIPTS.some((start) => href.startsWith(start)) ? url : null;
  },
});

// The app presses it again when it has taken over.
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest("[data-shell] #app button");
  if (!button) return;
  document.querySelector("[data-pressed]")?.removeAttribute("data-pressed");
  button.setAttribute("data-pressed", "");
});

// What an input method has half composed is no text yet.
document.addEventListener("compositionstart", ({ target }) => {
  if (target instanceof HTMLElement) target.dataset.composing = "";
});
document.addEventListener("compositionend", ({ target }) => {
  if (target instanceof HTMLElement) delete target.dataset.composing;
});

const { ask } = document.currentScript?.dataset ?? {};
document.currentScript?.remove();

const isListFresh = () => Date.now() - Number(readFirstScreen()?.fetchedAt) < STALE_AFTER_MS;
if (ask && !signInHint.isSet()) {
  // A monster's page and the API's answer for it have the same path.
  if (ask === "monster") sendEarlyRequest(SETTINGS.apiBaseUrl, location.pathname);
  else if (!isListFresh()) sendEarlyRequest(SETTINGS.apiBaseUrl, "/monsters");
}
