import type { Language } from "./language.ts";

/** What every page says when the app does not come, with a link. Only the build needs it. */
export const LOAD_FAILURE: Record<Language, { text: string; reload: string }> = {
  ja: { text: "このページの読み込みに失敗しました", reload: "再読み込み" },
  en: { text: "This page could not be loaded", reload: "Reload" },
};
