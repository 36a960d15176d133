import { FIRST_SCREEN_KEY, type FirstScreen } from "#src/first-screen.ts";
import { ja } from "#src/messages/ja.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import { monsterType } from "#src/monsters/monster-type.ts";
import { writeStored } from "#src/stored.ts";
import { KNOWN_MONSTERS_KEY, type KnownMonsters } from "./known-monsters.ts";

/** As many cards as the first screen of any device shows. */
const FIRST_CARDS = 24;

const UNKNOWN = "—";

/** The words of a card, in Japanese: the language of the pages that the build writes. */
function cardOf(monster: Monster): FirstScreen["cards"][number] {
  const type = monsterType(monster.type);
  const number = monsterNumber(monster);
  return {
    path: `/monsters/${encodeURIComponent(monster.id)}`,
    label: ja.monster.detailsOf(monster.name),
    compare: ja.compare.add(monster.name),
    name: monster.name,
    number: number === null ? "" : ja.monster.number(number),
    level: `${ja.monster.level} ${monster.level ?? UNKNOWN}`,
    type,
    typeName: type === "other" ? (monster.type ?? UNKNOWN) : ja.types[type],
  };
}

function firstScreenOf(monsters: readonly Monster[], fetchedAt: number): FirstScreen {
  return {
    fetchedAt,
    count: ja.search.found(monsters.length, monsters.length),
    cards: monsters.slice(0, FIRST_CARDS).map(cardOf),
  };
}

/** Stores the list for the next visit, with what that shows of it until the app is there. */
export function storeMonsters(monsters: Monster[], fetchedAt: number): void {
  const known: KnownMonsters = { version: 1, fetchedAt, monsters };
  writeStored("local", KNOWN_MONSTERS_KEY, JSON.stringify(known));
  writeStored("local", FIRST_SCREEN_KEY, JSON.stringify(firstScreenOf(monsters, fetchedAt)));
}
