/** As much and as little as a screen may have to hold. */
export const EXTREME_MONSTERS = [
  {
    id: "1",
    name: "ナガイナマエノモンスターデゴザイマスガマダマダツヅクノデスヨホントウニ",
    type: "とてもとても長い名前のめずらしいタイプ",
    level: 1_000_000,
    hp: 99_999,
    attack: 1,
    defense: 12_345,
    speed: 0,
    moves: Array.from({ length: 30 }, (_, index) => `わざその${index + 1}`),
  },
  {
    id: "2",
    name: "ア",
    type: "fire",
    level: 0,
    hp: 0,
    attack: 0,
    defense: 0,
    speed: 0,
    moves: [],
  },
  { id: "a".repeat(60), name: "Supercalifragilisticexpialidociousmonster" },
];

/** A monster of which little is known. */
export const ODD_MONSTER = { id: 1, name: "ナゾモン", level: "10", moves: "なし" };

/** A usable monster, two without what a monster needs, and one of which little is known. */
export const ODD_MONSTERS = [
  { id: 7, name: "マトモン", type: "Fire", level: 3, moves: ["なみ", 4, null] },
  { id: 8 },
  { name: "イドナシ" },
  { id: "x", name: "ナゾモン", level: "10", hp: null, moves: "なし", type: 5 },
];

/** A monster whose every field but the two that it needs is of the wrong type. */
const MISTYPED_MONSTER = {
  id: 1,
  name: "チガモン",
  type: 4,
  level: [5],
  hp: "39",
  attack: true,
  defense: { value: 43 },
  speed: null,
  moves: { first: "ひのこ" },
};

/** An answer to any call in which every field has the wrong type. */
export const MISTYPED_ANSWER = {
  status: true,
  error: 5,
  data: { monster: MISTYPED_MONSTER, monsters: [MISTYPED_MONSTER] },
};
