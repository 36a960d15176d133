import { groupDigits } from "#src/lib/group-digits.ts";

/** The Japanese texts of home, and of what stands around every screen. */
export const ja = {
  appName: "モンスターフィールド",
  pageTitle: (screen: string) => `${screen} | モンスターフィールド`,
  language: { label: "言語" },
  theme: { label: "テーマ", system: "システム", light: "ライト", dark: "ダーク" },
  nav: {
    label: "メインナビゲーション",
    skip: "本文へ移動",
    home: "ホーム",
    encyclopedia: "モンスター図鑑",
    myPage: "マイページ",
    logIn: "ログイン",
    logOut: "ログアウト",
    guestUser: "ゲストユーザー",
    userMenu: (name: string) => `${name}のユーザーメニュー`,
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
  },
  features: {
    catching: {
      title: "モンスターの捕獲と育成",
      text: "出会ったモンスターを仲間にして、レベルを上げていきます。",
    },
    map: {
      title: "グリッドマップの移動",
      text: "マス目の世界を一歩ずつ進み、知らない土地をひらきます。",
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
    reported: (message: string) => `API接続エラー: ${message}`,
    unknownError: "不明なエラー",
    callFails: "API接続テスト中にエラーが発生しました",
    runAgain: "もう一度テストする",
  },
  monster: {
    number: (number: string) => `No.${number.padStart(3, "0")}`,
    level: "レベル",
    details: "詳細を見る",
    detailsOf: (name: string) => `${name}の詳細を見る`,
    unknown: "不明",
    notFound: "モンスターが見つかりません",
    rejected: "モンスター情報の取得に失敗しました",
    callFails: "モンスター詳細の取得中にエラーが発生しました",
  },
  monsters: {
    loading: "モンスターデータを読み込み中...",
    rejected: "モンスターの取得に失敗しました",
    callFails: "モンスターデータの取得中にエラーが発生しました",
    empty: "モンスターはまだ登録されていません",
  },
  search: {
    found: (count: number, all: number) =>
      count === all ? `${groupDigits(count)}体` : `${groupDigits(all)}体中${groupDigits(count)}体`,
  },
  compare: {
    add: (name: string) => `${name}を比較に加える`,
    remove: (name: string) => `${name}を比較から外す`,
    addShort: "比較に加える",
    removeShort: "比較から外す",
    full: "比べられるのは3体までです",
  },
  shortcuts: {
    title: "キーボード操作",
  },
  profile: {
    rejected: "プロフィールの取得に失敗しました",
    callFails: "プロフィールの取得中にエラーが発生しました",
  },
  types: {
    fire: "ほのお",
    water: "みず",
    electric: "でんき",
    grass: "くさ",
    rock: "いわ",
    flying: "ひこう",
  },
  guard: { checking: "認証を確認しています" },
  notFound: {
    title: "ページが見つかりません",
    text: "アドレスが変わったか、ページがなくなった可能性があります。",
    home: "ホームに戻る",
  },
  unexpected: {
    title: "予期しないエラーが発生しました",
    text: "もう一度お試しください。直らないときは、ページを再読み込みしてください。",
  },
  retry: "再試行",
};

export type Messages = typeof ja;
