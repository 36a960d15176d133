import type { Language } from "./language.ts";

/** What every page says where scripts are turned off. Only the build needs it. */
export const NO_SCRIPTS: Record<Language, string> = {
  ja: "JavaScriptが無効になっています。モンスターの検索や比較、ログインなどには、ブラウザの設定でJavaScriptを有効にしてください。",
  en: "JavaScript is turned off. To search and compare monsters, log in and more, turn it on in your browser’s settings.",
};
