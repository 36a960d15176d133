const statsOf = (value: number) => ({ hp: value, attack: value, defense: value, speed: value });

/** Valid monsters with the longest and the shortest contents that a screen may show. */
export const EXTREME_MONSTERS = [
  {
    id: "1",
    name: "ナガイナマエノモンスターデゴザイマスガマダマダツヅクノデスヨホントウニ",
    type: "とてもとても長い名前のめずらしいタイプ",
    level: 1_000_000,
    hp: 1e308,
    attack: 1,
    defense: 9_999_999,
    speed: 0,
    moves: Array.from({ length: 30 }, (_, index) => `わざその${index + 1}`),
  },
  { id: "2", name: "ア", type: "fire", level: 0, ...statsOf(0), moves: [] },
  { id: "a".repeat(60), name: "Supercalifragilisticexpialidociousmonster" },
];

/** A usable monster with missing and malformed fields. */
export const MALFORMED_MONSTER = { id: 1, name: "ナゾモン", level: "10", moves: "なし" };

/** A good monster, two unusable ones, and one with malformed fields. */
export const PARTLY_MALFORMED_MONSTERS = [
  { id: 7, name: "マトモン", type: "Fire", level: 3, moves: ["なみ", 4, null] },
  { id: 8 },
  { name: "イドナシ" },
  { id: "x", name: "ナゾモン", level: "10", hp: null, moves: "なし", type: 5 },
];

/** Every field but id and name is of the wrong type. */
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

/** A response to any call in which every field is of the wrong type. */
export const MISTYPED_RESPONSE = {
  status: true,
  error: 5,
  data: { monster: MISTYPED_MONSTER, monsters: [MISTYPED_MONSTER] },
};

const shiftJisMonster = (id: string) =>
  `{"id":"${id}","name":"\x83\x82\x83\x93\x83\x58\x83\x5e\x81\x5b","type":null,"level":null}`;

/** A response to any call, correct except for its encoding: the monsters' name is モンスター in Shift_JIS. */
export const SHIFT_JIS = Uint8Array.from(
  `{"status":"healthy","data":{"monster":${shiftJisMonster("1")},"monsters":[${["1", "2"].map(shiftJisMonster)}]}}`,
  (byte) => byte.charCodeAt(0),
);
