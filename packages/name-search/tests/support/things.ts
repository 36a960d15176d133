import { createNameSearch } from "../../src/index.ts";

/** Something to search. */
export type Thing = { name: string; number?: string; type?: string; texts?: readonly string[] };

export const SEARCH = createNameSearch<Thing>({
  name: ({ name }) => name,
  number: ({ number = null }) => number,
  parseNumber: (word) => /^(?:no\.?|#)?0*(\d+)番?$/.exec(word)?.[1] ?? null,
  type: ({ type = null }) => type,
  namesOfType: (type) => [type],
  texts: ({ texts = [] }) => texts,
});

export const things = (...names: string[]): Thing[] => names.map((name) => ({ name }));

export const NAMES = [
  ...["ヒノコリス", "カマドウシ", "ホムラヅノ", "ネッサソリ", "ロウソックル", "マグマンボ"],
  ...["タキビダヌキ", "シズクリオネ", "サザナミー", "シオカゼル", "クラゲンタン", "バチネズ"],
  ...["チカチカゲロウ", "デンデンジカ", "ピリカミツバチ", "ライオドン", "ジキジャク", "ワカバネコ"],
  ...["サボテンシ", "ガンセキウス", "スナドケイル", "ジャリンコ", "ワタゲモモンガ", "クモノリュウ"],
  ...[
    "ユキダルマン",
    "シモバシラン",
    "ユウヤミボウズ",
    "ヨイヤミミズク",
    "ドクダミン",
    "オニギリス",
  ],
];
const NAMED = things(...NAMES);

/** The names that a text finds, best first. */
export const namesFound = (text: string, among: readonly Thing[] = NAMED): string[] =>
  (SEARCH.find(among, text) ?? [])
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item.name);

/** The names close to a text, without those found. */
export function namesClose(text: string, among: readonly Thing[] = NAMED): string[] {
  const found = (SEARCH.find(among, text) ?? []).map(({ item }) => item);
  return SEARCH.suggest(among, text, found, 8).map(({ name }) => name);
}
