// Runs in the head of every page, before anything is painted.
import { askForListEarly } from "#src/api/early-list.ts";
import { signInHint } from "#src/auth/sign-in-hint.ts";
import { readFirstScreen } from "#src/first-screen.ts";
import { STALE_AFTER_MS } from "#src/queries/query-client.ts";
import { readStored } from "#src/stored.ts";

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
  const button = target instanceof Element && target.closest("#shell button");
  if (!button) return;
  document.querySelector("[data-pressed]")?.removeAttribute("data-pressed");
  button.setAttribute("data-pressed", "");
});

const { list } = document.currentScript?.dataset ?? {};

// The page is written in Japanese: for anyone else it stays hidden until the app is there.
if (readStored("local", "language") === "en") document.documentElement.lang = "en";

const isFresh = Date.now() - Number(readFirstScreen()?.fetchedAt) < STALE_AFTER_MS;
if (list === "ask" && !isFresh && !signInHint.isSet()) askForListEarly(SETTINGS.apiBaseUrl);
