// All that the browser keeps, also for the scripts before the app.
import * as v from "valibot";
import { LANGUAGES } from "#src/messages/languages.ts";
import { isValidId } from "#src/monsters/monster-id.ts";
import type { View } from "#src/monsters/search/monster-query.ts";
import { SCROLL_POSITIONS_KEY } from "#src/router-internals.ts";
import { list, oneOf, text } from "./storage.ts";

export const THEMES = ["system", "light", "dark"] as const;

/** "system" follows the device. */
export const chosenTheme = oneOf("local", "theme", THEMES, "system");

/** The language that was chosen last. */
export const chosenLanguage = oneOf("local", "language", LANGUAGES, "ja");

/** How the encyclopedia was shown last. */
export const chosenView = oneOf<View, "cards">("local", "view", ["cards", "table"], "cards");

/** Whether a single character, such as "?", is a shortcut. Speech input can trigger these by accident. */
export const characterKeys = oneOf("local", "character-keys", ["on", "off"], "on");

/**
 * Whether a user was signed in at the last visit, so that guests neither wait for Firebase nor load it; `null` if that is
 * not known. Without storage every visit starts as a guest until Firebase reports the user.
 */
export const signInHint = oneOf("local", "signed-in", ["yes", "no"], null);

/** Whether the hint about swipes was seen on this device. */
export const swipeHint = oneOf("local", "swipe-hint", ["seen"], null);

/** A script before the app looks whether there are any. */
export const FAVORITES_KEY = "favorites";

/** The ids of the favorites of this browser. Those of monsters that are gone stay: they may come back. */
export const favorites = list("local", FAVORITES_KEY, v.pipe(v.string(), v.check(isValidId)));

/** The ids of the monsters looked at on this device, the latest first: more than are shown, since some may go. */
export const lookedAt = list("local", "looked-at", v.string(), 50);

/** The number of monsters that fit side by side. */
export const MAX_COMPARED = 3;

const link = v.object({ id: v.string(), name: v.string() });

/** The monsters chosen for the comparison in this tab. */
export const comparison = list("session", "compare", link, MAX_COMPARED);

/** The id of the monster that was last met at random. */
export const lastMet = text("session", "last-met");

/** The index of the history entry of the list that was seen last. */
export const lastList = text("session", "last-list");

/** The id of the monster that was opened from the list of a history entry. */
export const openedCard = (entryKey: string) => text("session", `opened-card:${entryKey}`);

/** Where the visitor was on a page whose language changes. */
export const keptPlace = text("session", "place");

/** Where the router keeps scroll positions. */
export const scrollPositions = text("session", SCROLL_POSITIONS_KEY);
