import { groupDigits } from "#src/lib/digits.ts";
import { isolate } from "#src/lib/isolate.ts";
import { shortNumber } from "./format-number.ts";

/** Around the name of a type, or of all. */
const most = (words: string) => ({ before: "", after: `でいちばん${words}` });

/** Every text of the app in Japanese; the other languages have exactly these keys. */
export const ja = {
  appName: "モンスターフィールド",
  pageTitle: (screen: string) => `${screen} | モンスターフィールド`,
  language: { label: "言語" },
  theme: { label: "テーマ", system: "端末に合わせる", light: "ライト", dark: "ダーク" },
  nav: {
    label: "メインナビゲーション",
    skip: "本文へ移動",
    home: "ホーム",
    encyclopedia: "モンスター図鑑",
    myPage: "マイページ",
    logIn: "ログイン",
    logOut: "ログアウト",
    loggedOut: "ログアウトしました",
    guestUser: "ゲストユーザー",
    userMenu: (name: string) => `${isolate(name)}のユーザーメニュー`,
    display: "表示設定",
    checkingLogin: "ログイン状態を確認中",
  },
  home: {
    tagline: "草むらの向こうで、まだ名前を知らない仲間が待っている。",
    introduction:
      "モンスターを見つけ、育て、いっしょに旅をするブラウザゲームです。図鑑はいますぐ見られます。",
    startGame: "ゲームを始める",
    startGameNote: "ゲーム本編は準備中です",
    openEncyclopedia: "図鑑を見る",
    features: "ゲームの特徴",
    monsters: "モンスター一覧",
    monsterOfTheDay: "今日の1体",
  },
  features: {
    catching: {
      title: "モンスターの捕獲と育成",
      text: "出会ったモンスターを仲間にして、レベルを上げていきます。",
    },
    map: {
      title: "グリッドマップの移動",
      text: "マス目の世界を一歩ずつ進み、知らない土地へ足をのばします。",
    },
    battle: {
      title: "ターン制バトル",
      text: "技と素早さを読み合う、じっくり考える戦いです。",
    },
    items: {
      title: "アイテムの収集と使用",
      text: "旅で見つけた道具を集め、ここぞという時に使います。",
    },
  },
  health: {
    title: "API接続テスト",
    endpoint: "エンドポイント",
    testing: "API接続テスト中...",
    healthy: "API接続成功: healthy",
    reported: (message: string) => `API接続エラー: ${isolate(message)}`,
    unknownError: "不明なエラー",
    runAgain: "もう一度テストする",
  },
  monster: {
    /** How to read a name, for who does not read Japanese; `null` where that is clear. */
    reading: (_name: string): string | null => null,
    withReading: isolate,
    title: "モンスター情報",
    number: (number: string) => `No.${number.padStart(3, "0")}`,
    amount: (value: number) => shortNumber(value, "ja", "約"),
    scale: (highest: number) => `目盛り 0〜${shortNumber(highest, "ja")}`,
    loading: "モンスター情報を読み込み中...",
    level: "レベル",
    detailsOf: (name: string) => `${isolate(name)}の詳細を見る`,
    hp: "HP",
    attack: "攻撃",
    defense: "防御",
    speed: "素早さ",
    total: "合計",
    stats: "能力",
    rank: (place: number, count: number) => ({
      place: `${groupDigits(place)}位`,
      after: `/ ${groupDigits(count)}`,
    }),
    /** Around the type. */
    firstOfType: { separator: "・", before: "", after: "1位" },
    bestAt: "とくい",
    all: "全モンスター",
    best: {
      hp: most("HPが高い"),
      attack: most("攻撃が高い"),
      defense: most("防御が高い"),
      speed: most("素早い"),
      total: most("合計が高い"),
    },
    sameType: "同じタイプ",
    similar: "能力が近いモンスター",
    moves: "技",
    /** Before the move. */
    foundMove: "技:",
    noMoves: "覚えている技はありません",
    unknown: "不明",
    capture: "捕獲する",
    captureNote: "準備中です",
    back: "戻る",
  },
  monsters: {
    loading: "モンスターデータを読み込み中...",
    loaded: (count: number) => `${groupDigits(count)}体のモンスターを読み込みました`,
    empty: "モンスターはまだ登録されていません",
    place: (position: number, count: number) =>
      `${groupDigits(count)}件中${groupDigits(position)}件目`,
  },
  search: {
    form: "検索",
    label: "モンスターを検索",
    hint: "名前・番号・タイプ・技",
    suggestions: "候補",
    recent: "最近見たモンスター",
    seeAll: (count: number) => `${groupDigits(count)}体すべてを図鑑で見る`,
    suggestionCount: (count: number) => `${count}件の候補`,
    filters: "絞り込み",
    types: "タイプ",
    otherType: "その他",
    moreTypes: "ほかのタイプ",
    ranges: "レベルと能力の範囲",
    minimumOf: (name: string) => `${name}の最小`,
    maximumOf: (name: string) => `${name}の最大`,
    ends: { min: "下限", max: "上限" },
    inRange: (name: string, { min, max }: Record<"min" | "max", number | undefined>) => {
      const [from, to] = [min, max].map((end) => end !== undefined && shortNumber(end, "ja"));
      if (!to) return `${name} ${from}以上`;
      if (!from) return `${name} ${to}以下`;
      return `${name} ${from === to ? to : `${from}〜${to}`}`;
    },
    swapped: (name: string) => `${name}の最小と最大を入れ替えました`,
    notANumber: "数字で入力してください（例: 50）",
    sort: "並べ替え",
    bestMatch: "関連度順",
    orders: {
      number: { asc: "番号順", desc: "番号の大きい順" },
      name: { asc: "五十音順", desc: "五十音の逆順" },
      value: {
        asc: (name: string) => `${name}の低い順`,
        desc: (name: string) => `${name}の高い順`,
      },
    },
    found: (count: number, all: number) =>
      count === all ? `${groupDigits(count)}体` : `${groupDigits(all)}体中${groupDigits(count)}体`,
    nothing: "条件に合うモンスターはいません",
    searching: "検索しています...",
    closest: "もしかして…",
    hidden: (count: number, condition: string) =>
      `「${condition}」の絞り込みで、${count}体が隠れています`,
    someFilters: "タイプと範囲",
    lift: "この絞り込みを外す",
    clear: "条件をクリア",
    seeAllMonsters: "すべて見る",
  },
  table: {
    view: "表示",
    cards: "カード",
    table: "表",
    number: "No.",
    picture: "絵",
    name: "名前",
    compare: "比較",
    copy: "表をコピー",
    copied: (count: number) => `${groupDigits(count)}体の表をコピーしました`,
    failed: "表をコピーできませんでした",
  },
  share: {
    button: "共有",
    copied: "リンクをコピーしました",
    failed: "コピーできませんでした",
  },
  pager: {
    label: "前後のモンスター",
    previous: "前",
    next: "次",
    position: (position: number, count: number) =>
      `${groupDigits(count)}体中${groupDigits(position)}番目`,
    swipe: "横にスワイプすると次へ",
    first: "最初のモンスターです",
    last: "最後のモンスターです",
  },
  meet: { someone: "だれかに会う", another: "ほかのだれかに会う" },
  favorites: {
    label: "お気に入り",
    of: (name: string) => `${isolate(name)}をお気に入りに`,
    added: (name: string) => `${isolate(name)}をお気に入りに加えました`,
    addedForNow: (added: string) => `${added}。このページを閉じるまで残ります`,
    removed: (name: string) => `${isolate(name)}をお気に入りから外しました`,
    empty: "☆を押したモンスターがここに並びます",
    sharedList: "共有リスト",
    firstShared: (count: number) => `共有されるのは、はじめの${groupDigits(count)}体です`,
    addAll: "お気に入りに加える",
    addedAll: (count: number) => `${groupDigits(count)}体をお気に入りに加えました`,
    hasAll: "お気に入りに入っています",
    unstored: "お気に入りを保存できません。このページを閉じるまで残ります",
  },
  compare: {
    title: "モンスターを比べる",
    add: (name: string) => `${isolate(name)}を比較に加える`,
    remove: (name: string) => `${isolate(name)}を比較から外す`,
    full: "比べられるのは3体までです",
    limit: "3体まで",
    added: (name: string, count: number) =>
      `${isolate(name)}を比較に加えました。選んだのは${count}体です`,
    removed: (name: string, count: number) =>
      `${isolate(name)}を比較から外しました。選んだのは${count}体です`,
    refused: (name: string) => `${isolate(name)}は加えられません。比べられるのは3体までです`,
    these: (count: number) => `この${count}体を比べる`,
    shown: (names: string[]) => `${names.map(isolate).join("、")}を並べました`,
    caption: "能力と技の比較",
    tray: "比較に選んだモンスター",
    open: (count: number) => `${count}体を比べる`,
    chooseMore: "もう1体選ぶと比べられます",
    choose: "モンスターを選ぶ",
    isChosen: "選択済み",
    clear: "全部外す",
    empty: "比べるモンスターが選ばれていません",
    notFound: (id: string) => `「${isolate(id)}」というモンスターは見つかりません`,
    stat: "項目",
    highest: "最高",
    inCommon: "共通",
    type: "タイプ",
  },
  shortcuts: {
    title: "キーボード操作",
    close: "閉じる",
    search: "検索欄へ移動",
    move: "カードの間を移動",
    moveToEnd: "最初と最後のカードへ",
    movePage: "1画面ぶん上下のカードへ",
    open: "詳細を開く",
    clear: "検索を消す",
    neighbours: "前後のモンスターへ",
    favorite: "カードのモンスターをお気に入りに",
    meet: "だれかに会う",
    help: "この一覧を開く",
    characterKeys: "「/」「?」「f」「r」のキーを使う",
  },
  /** Why a call of `src/api/calls.ts` gave no data, by the reason of its `ApiError`. */
  failures: {
    /** Of every call, where it has none of its own below. */
    usual: {
      unreachable: "データの取得中にエラーが発生しました",
      rejected: "データの取得に失敗しました",
    },
    list: {
      unreachable: "モンスターデータの取得中にエラーが発生しました",
      rejected: "モンスターの取得に失敗しました",
    },
    detail: {
      unreachable: "モンスター詳細の取得中にエラーが発生しました",
      rejected: "モンスター情報の取得に失敗しました",
      notFound: "モンスターが見つかりません",
    },
    health: {
      unreachable: "API接続テスト中にエラーが発生しました",
      rejected: "API接続テスト中にエラーが発生しました",
    },
  },
  types: {
    fire: "ほのお",
    water: "みず",
    electric: "でんき",
    grass: "くさ",
    rock: "いわ",
    flying: "ひこう",
  },
  login: {
    title: "ログイン",
    withGoogle: "Googleでログイン",
    note: "Googleアカウントでログインします",
    preparing: "ログインの準備をしています",
    ready: "ログインの準備ができました",
    toSee: (page: string) => `${page}を見るにはログインしてください`,
    done: "ログインしました",
    asGuest: "ゲストとして続ける",
    inApp:
      "アプリの中のブラウザでは、Googleにログインを断られることがあります。SafariやChromeなどのブラウザで、このページを開いてください。",
    openFromMenu: "アプリのメニュー（…）から開けます。",
    openBrowser: "ブラウザで開く",
  },
  guard: { checking: "認証を確認しています" },
  placeholder: {
    battles: "バトル",
    underConstruction: "この機能は現在工事中です",
  },
  notFound: {
    title: "ページが見つかりません",
    home: "ホームに戻る",
  },
  unexpected: {
    title: "予期しないエラーが発生しました",
    text: "もう一度お試しください。直らないときは、ページを再読み込みしてください。",
  },
  offline: {
    plain: "オフラインです",
    /** `age` is `null` for less than a minute. */
    withData: (age: string | null) =>
      `オフラインです。${age ? `${age}に` : "たった今"}取得したデータを表示しています`,
    withOldData: "オフラインです。以前に取得したデータを表示しています",
  },
  update: {
    available: "新しいバージョンがあります",
    take: "更新する",
    underWay: "更新しています",
  },
  slow: "時間がかかっています",
  retry: "再試行",
};

export type Messages = typeof ja;
