import type { Language } from "./language.ts";

/** What every page says when the app does not come, with a link. Only the build needs it. */
export const LOAD_FAILURE: Record<Language, { text: string; reload: string }> = {
  ja: { text: "このページの読み込みに失敗しました", reload: "再読み込み" },
  en: { text: "This page could not be loaded", reload: "Reload" },
};

/** What every page says where scripts are turned off. Only the build needs it. */
export const NO_SCRIPTS: Record<Language, string> = {
  ja: "JavaScriptが無効になっています。モンスターの検索や比較、ログインなどには、ブラウザの設定でJavaScriptを有効にしてください。",
  en: "JavaScript is turned off. To search and compare monsters, log in and more, turn it on in your browser’s settings.",
};
