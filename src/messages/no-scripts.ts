import type { Language } from "./language.ts";

/** What every page says where scripts are turned off. Only the build needs it. */
export const NO_SCRIPTS: Record<Language, string> = {
  ja: "JavaScriptが無効になっています。モンスターの検索や詳細の表示、ログインには、ブラウザの設定でJavaScriptを有効にしてください。",
  en: "JavaScript is turned off. To search monsters, see their details and log in, turn it on in your browser’s settings.",
};
