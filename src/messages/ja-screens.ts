import { groupDigits } from "#src/lib/group-digits.ts";
import { ja } from "./ja.ts";

/**
 * Every text of the app in Japanese; the other languages have exactly these keys. A module of its own,
 * which comes with the code of the first screen that needs more than `ja`.
 */
export const jaScreens = {
  ...ja,
  monster: {
    ...ja.monster,
    scale: (highest: number) => `グラフの目盛りは0〜${groupDigits(highest)}です`,
    chart: "能力のグラフ",
    valueOf: (name: string, value: string) => `${name} ${value}`,
    loading: "モンスター情報を読み込み中...",
    hp: "HP",
    attack: "攻撃",
    defense: "防御",
    speed: "素早さ",
    stats: "能力",
    moves: "技",
    noMoves: "覚えている技はありません",
    capture: "捕獲する",
    captureNote: "捕獲は準備中です",
    back: "戻る",
  },
  search: {
    ...ja.search,
    label: "モンスターを検索",
    hint: "名前・番号・タイプ・技",
    filters: "絞り込みと並べ替え",
    types: "タイプ",
    otherType: "その他",
    ranges: "レベルと能力の範囲",
    rangeOf: (name: string) => `${name}の範囲`,
    minimumOf: (name: string) => `${name}の最小`,
    maximumOf: (name: string) => `${name}の最大`,
    to: "から",
    sort: "並べ替え",
    direction: "順序",
    ascending: "昇順",
    descending: "降順",
    total: "合計",
    number: "番号",
    name: "名前",
    nothing: "条件に合うモンスターはいません",
    closest: "もしかして…",
    clear: "条件をクリア",
  },
  pager: {
    label: "前後のモンスター",
    previous: (name: string) => `前: ${name}`,
    next: (name: string) => `次: ${name}`,
    position: (position: number, count: number) =>
      `${groupDigits(count)}体中${groupDigits(position)}番目`,
  },
  compare: {
    ...ja.compare,
    title: "モンスターを比べる",
    drop: "外す",
    tray: "比較に選んだモンスター",
    open: (count: number) => `${count}体を比べる`,
    empty: "比べるモンスターが選ばれていません",
    emptyHint: "図鑑のカードや詳細から、3体まで選べます。",
    notFound: (id: string) => `「${id}」というモンスターは見つかりません`,
    stat: "項目",
    highest: "最高",
    difference: (amount: number) => `最高との差 ${groupDigits(amount)}`,
    onlyHere: "この子だけの技",
    type: "タイプ",
  },
  shortcuts: {
    ...ja.shortcuts,
    close: "閉じる",
    search: "検索欄へ移動",
    move: "カードの間を移動",
    open: "詳細を開く",
    clear: "検索を消す",
    neighbours: "前後のモンスターへ",
    help: "この一覧を開く",
  },
  login: {
    title: "ログイン",
    withGoogle: "Googleでログイン",
    note: "Googleアカウントでログインします",
    asGuest: "ゲストとして続ける",
  },
  placeholder: {
    battles: "バトル",
    underConstruction: "この機能は現在工事中です",
    meanwhile: "完成まで、図鑑でモンスターを眺めてお待ちください。",
  },
  offline: {
    plain: "オフラインです",
    withData: (age: string) => `オフラインです。${age}に取得したデータを表示しています`,
  },
  update: {
    available: "新しいバージョンがあります",
    take: "更新する",
  },
};

export type ScreenMessages = typeof jaScreens;
