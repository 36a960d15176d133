// Runs in the head of every page, before anything is painted.
import { askForListEarly } from "#src/api/early-list.ts";
import { signInHint } from "#src/auth/sign-in-hint.ts";
import { readFirstScreen } from "#src/first-screen.ts";
import { STALE_AFTER_MS } from "#src/queries/query-client.ts";
import { readStored } from "#src/stored.ts";

const { list } = document.currentScript?.dataset ?? {};

// The page is written in Japanese: for anyone else it stays hidden until the app is there.
if (readStored("local", "language") === "en") document.documentElement.lang = "en";

const isFresh = Date.now() - Number(readFirstScreen()?.fetchedAt) < STALE_AFTER_MS;
if (list === "ask" && !isFresh && !signInHint.isSet()) askForListEarly(SETTINGS.apiBaseUrl);
