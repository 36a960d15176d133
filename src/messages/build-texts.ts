import { isolate } from "#src/lib/isolate.ts";
import { en } from "./en.ts";
import { ja, type Messages } from "./ja.ts";
import type { Language } from "./languages.ts";

// For the build and for tests: what pages say before the app is there, or without it.

/** The texts of every language. The app loads those of one. */
export const MESSAGES: Record<Language, Messages> = { ja, en };

/** What a page says when the app does not come, or cannot run in this browser. */
export const LOAD_FAILURE = {
  ja: {
    text: "このページの読み込みに失敗しました",
    reload: "再読み込み",
    tooOld: (browsers: readonly string[]) =>
      `お使いのブラウザは古いため、モンスターの検索や比較、ログインなどができません。${browsers.join("、")}以降のブラウザをお使いください。`,
  },
  en: {
    text: "This page could not be loaded",
    reload: "Reload",
    tooOld: (browsers: readonly string[]) =>
      `This browser is too old to search and compare monsters, log in and more. Use ${browsers.join(", ")} or newer.`,
  },
} satisfies Record<Language, unknown>;

/** What a page says where scripts are turned off. */
export const NO_SCRIPTS: Record<Language, string> = {
  ja: "JavaScriptが無効になっています。モンスターの検索や比較、ログインなどには、ブラウザの設定でJavaScriptを有効にしてください。",
  en: "JavaScript is turned off. To search and compare monsters, log in and more, turn it on in your browser’s settings.",
};

/** The entries in the menu of the installed app, by their paths. */
export const SHORTCUTS: Record<Language, Record<"/monsters" | "/compare", string>> = {
  ja: { "/monsters": "図鑑", "/compare": "比較" },
  en: { "/monsters": "Encyclopedia", "/compare": "Compare" },
};

/** For search results and previews of links. */
export const PREVIEWS = {
  ja: {
    description: "モンスターを捕まえて育てるブラウザゲーム。モンスター図鑑は誰でも見られます。",
    sitePicture: "草原に立つ七匹のモンスターと、「モンスターフィールド」の文字",
    monsterPicture: (name: string, type: string | null) =>
      `${isolate(name)}${type ? `（${isolate(type)}タイプ）` : ""}のすがたと、「モンスターフィールド」の文字`,
    type: (name: string) => `${isolate(name)}タイプ`,
    moves: (names: string[]) => `技: ${names.map(isolate).join("、")}`,
    facts: (name: string, facts: string[]) =>
      `${isolate(name)}${facts.length > 0 ? `（${facts.join("、")}）` : ""}。モンスターフィールドのモンスター図鑑。`,
  },
  en: {
    description:
      "A browser game about catching and raising monsters. The monster encyclopedia is open to everyone.",
    sitePicture: "Seven monsters on a meadow, and the name of the game in Japanese",
    monsterPicture: (name: string, type: string | null) =>
      `${isolate(name)}${type ? `, type ${isolate(type)}` : ""}, and the name of the game in Japanese`,
    type: (name: string) => `Type ${isolate(name)}`,
    moves: (names: string[]) => `Moves: ${names.map(isolate).join(", ")}`,
    facts: (name: string, facts: string[]) =>
      `${isolate(name)}${facts.length > 0 ? ` (${facts.join(", ")})` : ""} in the monster encyclopedia of Monster Field.`,
  },
} satisfies Record<Language, unknown>;
