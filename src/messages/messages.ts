import { en } from "./en.ts";
import { ja, type Messages } from "./ja.ts";
import type { Language } from "./languages.ts";

/** The texts of every language. The app loads those of one: this is for the build and for tests. */
export const MESSAGES: Record<Language, Messages> = { ja, en };
